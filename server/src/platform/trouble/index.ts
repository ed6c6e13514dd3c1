/** Something a person at the console can mend; its message is the whole of what is printed. */
export class Trouble extends Error {
  override readonly name = 'Trouble'
}
