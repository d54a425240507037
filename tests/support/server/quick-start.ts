/** For Node: compiling the database with V8's quick compiler only halves the start of a process that lives for seconds. */
export const quickStart = ['--liftoff-only']
