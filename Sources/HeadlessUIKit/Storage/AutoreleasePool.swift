#if !canImport(ObjectiveC)
  /// Runs a closure at once; off Apple's platforms nothing is released later.
  @discardableResult
  public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }
#endif
