/** Stands for the library by which the viewer of studies could write VTK's own XML: nothing of ours does. */
export const create = (): never => {
  throw new Error('VTK files are not written')
}
