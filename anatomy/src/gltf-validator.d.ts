/** The validator of the format's own makers, which says nothing of its types. */
declare module 'gltf-validator' {
  export const validateBytes: (bytes: Uint8Array) => Promise<{
    issues: { numErrors: number; numWarnings: number; messages: unknown[] }
    info: { totalTriangleCount: number }
  }>
}
