import type { Drawing } from '../../seed/seeded-random.ts'
import { hostileTexts, hostileValues } from './values.ts'

const isNested = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null

const hostile = (draw: Drawing): unknown =>
  draw.chance(60) ? draw.of(hostileTexts) : draw.of(hostileValues)

/** A value somewhat changed: members exchanged, dropped, added or doubled, texts stretched, numbers moved. */
export const mutated = (value: unknown, draw: Drawing): unknown => {
  if (isNested(value) && draw.chance(85)) {
    if (Array.isArray(value)) {
      if (value.length === 0 || draw.chance(20)) return [...value, hostile(draw)]
      if (draw.chance(10)) return Array.from({ length: 150 }, () => value[0])
      const at = draw.below(value.length)
      return value.map((one, i) => (i === at ? mutated(one, draw) : one))
    }
    const names = Object.keys(value)
    if (names.length === 0 || draw.chance(10))
      return { ...value, [draw.of(hostileTexts)]: hostile(draw) }
    const name = draw.of(names)
    const { [name]: before, ...rest } = value
    if (draw.chance(10)) return rest
    return { ...rest, [name]: mutated(before, draw) }
  }
  if (typeof value === 'string' && draw.chance(40))
    return draw.of([
      value.repeat(50),
      value.slice(1),
      `${value} ${draw.of(hostileTexts)}`,
      value.toUpperCase(),
    ])
  if (typeof value === 'number' && draw.chance(40))
    return draw.of([-value, value + 0.5, value * 1e6, Number.MAX_SAFE_INTEGER, value - 1])
  return hostile(draw)
}
