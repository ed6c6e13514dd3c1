import { createHash } from 'node:crypto'

/** A value of the settings of Safe Exam Browser, as property lists have them. */
export type Setting =
  | boolean
  | number
  | string
  | readonly Setting[]
  | { readonly [key: string]: Setting }

export type Settings = { readonly [key: string]: Setting }

/** What is set for an examination; everything else is as the browser has it by itself. */
export const settingsOf = (startUrl: string): Settings => ({
  startURL: startUrl,
  // Header for older versions, the JavaScript interface for newer ones (3: always the modern engine).
  sendBrowserExamKey: true,
  browserWindowWebView: 3,
  allowQuit: true,
  quitURLConfirm: true,
  browserWindowAllowReload: true,
  showReloadButton: true,
  showTime: true,
  allowSpellCheck: false,
  allowDictionaryLookup: false,
  enablePrivateClipboard: true,
  newBrowserWindowByLinkPolicy: 0,
  newBrowserWindowByScriptPolicy: 0,
  // An examination, not settings of the machine.
  sebConfigPurpose: 0,
})

const isList = (value: Setting): value is readonly Setting[] => Array.isArray(value)

const isEmpty = (value: Setting): boolean =>
  typeof value === 'object' && !isList(value) && Object.keys(value).length === 0

const byName = ([one]: readonly [string, Setting], [other]: readonly [string, Setting]): number => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * Settings as the text whose hash is the Config Key: no blanks, nothing escaped, keys in alphabetical order whatever their
 * case, without the version that wrote them and without empty dictionaries
 * (safeexambrowser.org/developer/seb-config-key.html).
 */
export const configText = (value: Setting): string => {
  if (isList(value)) return `[${value.map(configText).join(',')}]`
  if (typeof value === 'string') return `"${value}"`
  if (typeof value !== 'object') return String(value)
  const members = Object.entries(value)
    .filter(([key, one]) => key !== 'originatorVersion' && !isEmpty(one))
    .toSorted(byName)
  return `{${members.map(([key, one]) => `"${key}":${configText(one)}`).join(',')}}`
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** The Config Key of settings. */
export const configKeyOf = (settings: Settings): string => sha256(configText(settings))

/** What a browser with these settings sends for an address: of the address without its fragment, and the key. */
export const configKeyHash = (url: string, configKey: string): string =>
  sha256(`${url.replace(/#.*$/s, '')}${configKey}`)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const element = (value: Setting, indent: string): string => {
  const inner = `${indent}  `
  if (isList(value))
    return value.length === 0
      ? '<array/>'
      : `<array>\n${value.map((one) => `${inner}${element(one, inner)}\n`).join('')}${indent}</array>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'string') return `<string>${escaped(value)}</string>`
  const members = Object.entries(value).toSorted(byName)
  const lines = members.map(
    ([key, one]) => `${inner}<key>${escaped(key)}</key>\n${inner}${element(one, inner)}\n`,
  )
  return `<dict>\n${lines.join('')}${indent}</dict>`
}

/** A `.seb` file: the settings as a property list, not encrypted. */
export const settingsFile = (settings: Settings): string => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${element(settings, '')}
</plist>
`
