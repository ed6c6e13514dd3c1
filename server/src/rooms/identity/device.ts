const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/i, '鸿蒙'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '微信'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/QQBrowser/, 'QQ 浏览器'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/OPR\//, 'Opera'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const nameIn = (list: typeof systems, agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1]

/** System and browser in words, as far as the browser tells; its own text is not kept. */
export const deviceName = (agent: string): string =>
  [nameIn(systems, agent), nameIn(browsers, agent)].filter(Boolean).join(' · ') || '未知设备'

/** An address without its last part: enough for its owner to know the place by. */
export const vagueAddress = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(ip)
  if (v4) return `${v4[1]}.*`
  return ip.includes(':') ? `${ip.split(':').slice(0, 4).join(':')}:*` : ''
}
