extension Publisher {
  /// A publisher over this one whose values and end pass through a closure that runs others, now or later.
  private func passing(
    _ pass: @escaping () -> (_ action: @escaping () -> Void) -> Void
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { delivery in
      let run = pass()
      var isCancelled = false
      let upstream = sink(
        receiveCompletion: { completion in run { if !isCancelled { delivery.end(completion) } } },
        receiveValue: { value in run { if !isCancelled { delivery.value(value) } } })
      return AnyCancellable {
        isCancelled = true
        upstream.cancel()
      }
    }
  }

  /// Delivers on a scheduler.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    passing { { scheduler.schedule(options: options, $0) } }
  }

  /// Delivers later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing {
      {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
          options: options, $0)
      }
    }
  }

  /// Subscribes on a scheduler.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
    Output, Failure
  > {
    AnyPublisher { delivery in
      let current = Current()
      var isCancelled = false
      scheduler.schedule(options: options) {
        if !isCancelled { current.replace { sink(receiveCompletion: delivery.end, receiveValue: delivery.value) } }
      }
      return AnyCancellable {
        isCancelled = true
        current.cancel()
      }
    }
  }

  /// Delivers a value when no other has come for a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    map { value in
      Just(value).setFailureType(to: Failure.self).delay(for: dueTime, scheduler: scheduler, options: options)
    }.switchToLatest()
  }

  /// Delivers no more than one value in a time: the first of them at once, then the last or the first that came in each.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    operated { delivery in
      var kept: Output?
      var isWaiting = false
      func wait() {
        isWaiting = true
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          isWaiting = false
          guard let value = kept else { return }
          kept = nil
          delivery.value(value)
          wait()
        }
      }
      return { value in
        if isWaiting {
          if latest || kept == nil { kept = value }
        } else {
          wait()
          scheduler.schedule { delivery.value(value) }
        }
      }
    }
  }
}
