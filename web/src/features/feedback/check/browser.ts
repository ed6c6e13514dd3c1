import type { Finding } from './light.ts'

type Browser = { readonly name: string; readonly version: number }

// Edge and Opera name Chrome as well, and Chrome names Safari: the most particular first.
const known: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['微信', /MicroMessenger\/(\d+(?:\.\d+)?)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+(?:\.\d+)?)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+(?:\.\d+)?)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+(?:\.\d+)?)/],
  ['Safari', /Version\/(\d+(?:\.\d+)?)[^)]*Safari\//],
]

/** Which browser calls itself so; undefined for none that is known. */
export const browserOf = (agent: string): Browser | undefined => {
  if (/MSIE |Trident\//.test(agent)) return { name: 'Internet Explorer', version: 11 }
  for (const [name, pattern] of known) {
    const [, version] = pattern.exec(agent) ?? []
    if (version) return { name, version: Number(version) }
  }
  return undefined
}

/** From which version on everything of the product works, and from which on most of it. */
const needed: Readonly<Record<string, readonly [good: number, least: number]>> = {
  Edge: [115, 105],
  Chrome: [115, 105],
  Firefox: [115, 104],
  Safari: [16.4, 16],
}

const update = '请更新到最新版本，或下载 Chrome、Edge 浏览器。'

/** Whether a browser is new enough. */
export const judgeBrowser = (agent: string): Finding => {
  const browser = browserOf(agent)
  if (!browser)
    return { light: 'warn', text: '未能识别', advice: '建议使用最新的 Chrome 或 Edge 浏览器。' }
  const { name, version } = browser
  const label = `${name} ${version}`
  if (name === '微信')
    return {
      light: 'warn',
      text: label,
      advice: '请点右上角菜单，选择“在浏览器打开”，功能更完整。',
    }
  const [good, least] = needed[name] ?? [Infinity, Infinity]
  if (version >= good) return { light: 'pass', text: label }
  return version >= least
    ? { light: 'warn', text: label, advice: `版本较旧，部分功能可能不正常。${update}` }
    : { light: 'fail', text: label, advice: `版本过旧，不能正常使用。${update}` }
}
