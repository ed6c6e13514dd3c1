// dcmjs is published without types; this is what is used of it.
declare module 'dcmjs' {
  type Item = { readonly [tag: string]: DataElement }
  type DataElement = { readonly vr: string; readonly Value?: readonly unknown[] }
  type Dict = {
    meta: Record<string, DataElement>
    dict: Record<string, DataElement>
    write: () => ArrayBuffer
  }
  type Log = { readonly setLevel: (level: string) => void }
  const dcmjs: {
    readonly log: Log & { readonly getLogger: (name: string) => Log }
    readonly data: {
      readonly DicomMessage: { readonly readFile: (bytes: ArrayBuffer, options?: object) => Dict }
      readonly DicomDict: new (meta: Record<string, DataElement>) => Dict
      readonly DicomMetaDictionary: {
        readonly dictionary: Readonly<
          Record<string, { readonly name: string; readonly vr: string } | undefined>
        >
      }
    }
  }
  export type { Dict, DataElement, Item }
  export default dcmjs
}
