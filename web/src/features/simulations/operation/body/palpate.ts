import type { Body } from './body.ts'
import { ribHeight, vertebra } from './bones.ts'
import { lineAngles } from './places.ts'
import type { Vec } from './vector.ts'

const degrees = 180 / Math.PI

const lineWords: Readonly<Record<keyof typeof lineAngles, string>> = {
  scapular: '肩胛线',
  'post-axillary': '腋后线',
  'mid-axillary': '腋中线',
  'ant-axillary': '腋前线',
  'mid-clavicular': '锁骨中线',
}

/** The angle about the trunk at which a point of a section lies, as `onSection` takes it. */
const angleOf = ({ sections }: Body, x: number, h: number, z: number): number => {
  const row = sections.at(h)
  const deep = z - (sections.middle[row] ?? 0)
  const side = Math.abs(x) / (sections.wide[row] ?? 0.15)
  const forth = deep / ((deep > 0 ? sections.front[row] : sections.back[row]) ?? 0.1)
  return Math.atan2(side, -forth) * degrees
}

const nearestLine = (angle: number): string => {
  if (angle < 10) return '后正中线'
  if (angle > 168) return '前正中线'
  const lines = Object.entries(lineAngles) as [keyof typeof lineAngles, number][]
  const [name, at] = lines.toSorted(
    ([, a], [, b]) => Math.abs(a - angle) - Math.abs(b - angle),
  )[0] ?? ['scapular', 37]
  const word = lineWords[name]
  return Math.abs(at - angle) < 6 ? word : `${word}附近`
}

const spineWord = (h: number): string => {
  const all = Array.from({ length: 18 }, (_, index) => index)
  const nearest =
    all.toSorted((a, b) => Math.abs(vertebra(a) - h) - Math.abs(vertebra(b) - h))[0] ?? 0
  const name = (one: number) => (one === 0 ? 'C7' : one > 12 ? `L${one - 12}` : `T${one}`)
  const off = vertebra(nearest) - h
  const distance = nearest > 12 ? 0.0095 : 0.009
  if (Math.abs(off) < distance) return `硬的突起：${name(nearest)}棘突`
  const [upper, lower] = off > 0 ? [nearest, nearest + 1] : [nearest - 1, nearest]
  if (upper < 0) return '颈后软组织'
  return lower > 17 ? '骶骨背面' : `两棘突之间的凹陷：${name(upper)}–${name(lower)}间隙`
}

const ribWord = (h: number, angle: number): string | undefined => {
  for (let rib = 1; rib <= 11; rib += 1) {
    const [here, next] = [ribHeight(rib, angle), ribHeight(rib + 1, angle)]
    if (Math.abs(h - here) < 0.0065) return `硬而光滑的骨条：第${rib}肋`
    if (h < here && h > next + 0.0065) return `软而有弹性：第${rib}肋间隙`
  }
  return Math.abs(h - ribHeight(12, Math.min(angle, 70))) < 0.007 && angle < 72
    ? '游离的第12肋'
    : undefined
}

const frontWord = (x: number, h: number): string => {
  const side = x > 0 ? '左' : '右'
  if (Math.abs(x) < 0.012 && Math.abs(h - 0.215) < 0.013) return '脐'
  if (Math.hypot(Math.abs(x) - 0.118, h - 0.168) < 0.026) return `骨性突起：${side}髂前上棘`
  if (Math.abs(x) < 0.03 && h < 0.09 && h > 0.06) return '硬的横行骨缘：耻骨联合上缘'
  const half = h > 0.215 ? '上' : '下'
  return Math.abs(x) < 0.025
    ? `腹壁软：${half === '上' ? '脐上' : '脐下'}正中`
    : `腹壁软：${side}${half}腹`
}

const trunkWord = (body: Body, x: number, h: number, z: number): string => {
  const side = x > 0 ? '左' : '右'
  const angle = angleOf(body, x, h, z)
  if (h > 0.64) return z < 0 ? spineWord(h) : '颈前软组织'
  if (z < 0 && Math.abs(x) < 0.014) return h > 0.165 ? spineWord(h) : '骶骨背面'
  if (z < 0 && Math.hypot(Math.abs(x) - 0.045, h - 0.172) < 0.015)
    return `骨性突起：${side}髂后上棘`
  if (z < 0.06 && Math.abs(x) > 0.05 && Math.abs(h - 0.21) < 0.011 && angle > 40 && angle < 125)
    return `坚硬的骨缘：${side}髂嵴最高处`
  if (z < 0 && Math.hypot(Math.abs(x) - 0.084, h - 0.473) < 0.014)
    return `骨性尖端：${side}肩胛下角（平第7肋）`
  if (z > 0 && Math.abs(x) < 0.022 && h > 0.4) {
    if (Math.abs(h - 0.536) < 0.009) return '横行的骨嵴：胸骨角（平第2肋）'
    return h > 0.574 ? '凹陷：胸骨上窝' : h > 0.536 ? '胸骨柄' : h > 0.418 ? '胸骨体' : '剑突'
  }
  if (z > 0 && h > 0.578) return `横行的骨：${side}锁骨`
  const rib = h > 0.3 ? ribWord(h, angle) : undefined
  if (rib) return `${side}侧${nearestLine(angle)}，${rib}`
  if (z > 0) return frontWord(x, h)
  return h > 0.165 ? `腰部软组织（${side}侧）` : `臀部（${side}侧）`
}

const limbWords = {
  arm: ['上臂', '肘窝', '前臂', '腕部'],
  leg: ['大腿', '膝部', '小腿', '踝部'],
} as const

/** What is under a finger that is laid on a point of the skin, in words. */
export const palpated = (body: Body, at: Vec): string => {
  const { part, side, along, x, h, z } = body.regionOf(at)
  const name = side === 1 ? '左' : '右'
  if (part === 'trunk') return trunkWord(body, x, h, z)
  if (part === 'arm' || part === 'leg') {
    const which = along < 0.84 ? 0 : along < 1.1 ? 1 : along < 1.88 ? 2 : 3
    return `${name}${limbWords[part][which]}`
  }
  if (part === 'hand') return `${name}手`
  return part === 'foot' ? `${name}足` : '头面部'
}
