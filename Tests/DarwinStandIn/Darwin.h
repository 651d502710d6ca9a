// Stands in for Apple's C library where there is none, for type-checks alone (scripts/check-darwin): all that the room
// Platform uses of it, with the types that Swift sees on macOS. Written after Apple's manual pages; nothing is linked, so
// that values and layouts need not be Apple's.
#pragma once

typedef __INT64_TYPE__ off_t;
typedef __INT32_TYPE__ pid_t;
typedef __INT32_TYPE__ dev_t;
typedef __UINT16_TYPE__ mode_t;
typedef __UINT16_TYPE__ nlink_t;
typedef __UINT64_TYPE__ ino_t;
typedef __UINT32_TYPE__ uid_t;
typedef __UINT32_TYPE__ gid_t;
typedef __UINT32_TYPE__ sigset_t;
typedef long time_t;
typedef long ssize_t;
typedef unsigned long size_t;

// intro(2), strerror(3). The macro `errno` is a variable of Swift's own.
__attribute__((swift_attr("nonisolated(unsafe)"))) extern int errno;
#define ENOENT 2
#define EINTR 4
#define EEXIST 17
#define ENOTDIR 20
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define EILSEQ 92
char *strerror(int number);

// open(2), fcntl(2), flock(2). Swift has `open` and `fcntl`, whose arguments vary in C, with those of each use.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define FD_CLOEXEC 1
#define F_FULLFSYNC 51
#define F_DUPFD_CLOEXEC 67
#define LOCK_EX 2
#define LOCK_NB 4
struct flock {
  off_t l_start, l_len;
  pid_t l_pid;
  short l_type, l_whence;
};
int open(const char *path, int flags, mode_t mode);
int fcntl(int descriptor, int command);
int fcntlOfNumber(int descriptor, int command, int value) __attribute__((swift_name("fcntl(_:_:_:)")));
int flock(int descriptor, int operation);

// read(2), write(2), lseek(2) and what else is in unistd.h, and rename(2).
#define SEEK_SET 0
#define R_OK 4
#define W_OK 2
#define _SC_NPROCESSORS_ONLN 58
ssize_t read(int descriptor, void *buffer, size_t count);
ssize_t write(int descriptor, const void *buffer, size_t count);
int close(int descriptor);
int pipe(int ends[2]);
int setpgid(pid_t process, pid_t group);
_Noreturn void _exit(int status);
int dup(int descriptor);
int dup2(int descriptor, int other);
off_t lseek(int descriptor, off_t offset, int whence);
int fsync(int descriptor);
int access(const char *path, int mode);
int mkdir(const char *path, mode_t mode);
char *realpath(const char *restrict path, char *restrict resolved);
int unlink(const char *path);
int rename(const char *old, const char *new);
ssize_t readlink(const char *path, char *buffer, size_t size);
int fchown(int descriptor, uid_t owner, gid_t group);
int isatty(int descriptor);
uid_t geteuid(void);
pid_t getpid(void);
long sysconf(int name);

// time(3), clock_gettime(3), nanosleep(2).
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
typedef enum {
  CLOCK_MONOTONIC = 6,
  CLOCK_THREAD_CPUTIME_ID = 16,
} clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time);
int nanosleep(const struct timespec *time, struct timespec *rest);
int futimens(int descriptor, const struct timespec times[2]);

// stat(2), chmod(2).
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  __INT64_TYPE__ st_blocks;
  __INT32_TYPE__ st_blksize;
  __UINT32_TYPE__ st_flags, st_gen;
};
int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int descriptor, struct stat *status);
int fchmod(int descriptor, mode_t mode);

// directory(3), dir(5).
typedef struct {
  int __dd_fd;
} DIR;
struct dirent {
  __UINT64_TYPE__ d_ino, d_seekoff;
  __UINT16_TYPE__ d_reclen, d_namlen;
  __UINT8_TYPE__ d_type;
  char d_name[1024];
};
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);

// exit(3), getenv(3), malloc(3), strdup(3), strlen(3). No `environ`: environ(7) has programs declare it, which Swift can't.
_Noreturn void exit(int status);
char *getenv(const char *name);
int setenv(const char *name, const char *value, int overwrites);
void free(void *memory);
char *strdup(const char *text);
size_t strlen(const char *text);

// signal(3), sigaction(2), kill(2), sigsetops(3). `SIG_DFL` and `SIG_IGN` are variables of Swift's own.
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGCHLD 20
#define SIGXCPU 24
#define SIGXFSZ 25
#define SA_SIGINFO 0x0040
typedef struct __siginfo {
  int si_signo, si_errno, si_code;
  pid_t si_pid;
  uid_t si_uid;
  int si_status;
  void *si_addr;
} siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, siginfo_t *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
typedef void (*sig_t)(int);
__attribute__((swift_attr("nonisolated(unsafe)"))) extern const sig_t _Nullable SIG_DFL;
__attribute__((swift_attr("nonisolated(unsafe)"))) extern const sig_t _Nonnull SIG_IGN;
sig_t signal(int signal, sig_t handler);
int sigaction(int signal, const struct sigaction *action, struct sigaction *previous);
int kill(pid_t process, int signal);
int sigemptyset(sigset_t *set);
int sigaddset(sigset_t *set, int signal);

// posix_spawn(2) and the pages it refers to, wait(2). Handles are pointers, not structures.
typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define WNOHANG 1
int posix_spawn(
  pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
  char *const arguments[], char *const environment[]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int descriptor, int other);
int posix_spawnattr_init(posix_spawnattr_t *attributes);
int posix_spawnattr_destroy(posix_spawnattr_t *attributes);
int posix_spawnattr_setflags(posix_spawnattr_t *attributes, short flags);
int posix_spawnattr_setpgroup(posix_spawnattr_t *attributes, pid_t group);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *attributes, const sigset_t *signals);
pid_t waitpid(pid_t process, int *status, int options);

// poll(2).
#define POLLIN 0x0001
typedef unsigned int nfds_t;
struct pollfd {
  int fd;
  short events, revents;
};
int poll(struct pollfd descriptors[], nfds_t count, int timeout);

// pthread(3): the one part whose pointers say whether they may be null.
typedef struct _opaque_pthread_t {
  long __sig;
} *pthread_t;
typedef struct _opaque_pthread_attr_t {
  long __sig;
} pthread_attr_t;
typedef struct _opaque_pthread_mutex_t {
  long __sig;
} pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t {
  long __sig;
} pthread_mutexattr_t;
int pthread_create(
  pthread_t _Nullable *_Nonnull thread, const pthread_attr_t *_Nullable attributes,
  void *_Nullable (*_Nonnull body)(void *_Nonnull), void *_Nullable argument);
int pthread_join(pthread_t _Nonnull thread, void *_Nullable *_Nullable result);
int pthread_mutex_init(pthread_mutex_t *_Nonnull mutex, const pthread_mutexattr_t *_Nullable attributes);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull mutex);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull mutex);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull mutex);

// dyld(3), memory(3)
int _NSGetExecutablePath(char *path, __UINT32_TYPE__ *size);
void *memchr(const void *bytes, int byte, size_t count);
int memcmp(const void *one, const void *other, size_t count);
