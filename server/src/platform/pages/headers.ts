/** The host that files may be told under, on the scheme and port of the page; only what can be a host gets into a header. */
export const filesHostOf = ({
  protocol,
  host,
}: {
  readonly protocol: string
  readonly host: string
}): string => (/^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host) ? `${protocol}://files.${host}` : '')

/** The headers of every page: scripts from here alone, files from `filesHost` too (with its port), styles by nonce, no framing by strangers, Trusted Types. */
export const pageHeaders = (
  nonce: string,
  { filesHost }: { filesHost: string },
): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: ${filesHost}`,
    `media-src 'self' blob: ${filesHost}`,
    "font-src 'self'",
    `connect-src 'self' ${filesHost}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types xinglin-html default',
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=()',
})

/**
 * What goes with a built file. Two are programs of their own, under the policy of their own answers, and may ask for nothing but
 * what comes from here: the worker that reads PDFs alone may compile WebAssembly (its decoders of scanned pages); the one that
 * keeps pages for being loaded without network lies among the files, and may serve the pages beside them.
 */
export const assetHeaders = (file: string): Record<string, string> => {
  if (/^pdf\.worker[\w.-]*\.m?js$/.test(file))
    return {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    }
  if (/^page-worker-[\w-]+\.js$/.test(file))
    return {
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      'Service-Worker-Allowed': '/',
    }
  return {}
}
