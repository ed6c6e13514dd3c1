/** Something a person at the console can mend; its message is the whole of what is printed. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
