import { describe, expect, test } from 'vitest'
import {
  heights,
  lobarBronchi,
  mainBronchi,
  segments,
  trachea,
  tracheaLine,
} from './airway/frame.ts'
import { ringCount } from './airway/tree.ts'
import { bareHeart, cavities, heart, outer } from './heart/chambers.ts'
import { aortic, apex, mitral, pulmonary, tricuspid } from './heart/frame.ts'
import { lineLength, smooth } from './kit/curve.ts'
import { degrees, distance, sub, type Vec } from './kit/vector.ts'
import { models } from './models.ts'
import { sternum, vertebra } from './thorax/frame.ts'
import { domeAt } from './thorax/lungs.ts'
import { cartilageLine, ribLine } from './thorax/ribs.ts'

// What a lecturer would measure. Figures: Gray's Anatomy, 42nd edition; 《系统解剖学》第9版 (人民卫生出版社); the walls of
// the heart by the American Society of Echocardiography (Lang 2015).

const partsOf = (name: string) => models[name]?.().parts ?? []
const parts = Object.fromEntries(Object.keys(models).map((name) => [name, partsOf(name)]))
const idsOf = (name: string) => (parts[name] ?? []).map(({ id }) => id)
const pointsOf = (name: string, id: string): readonly Vec[] =>
  (parts[name] ?? []).find((part) => part.id === id)?.mesh.points ?? []
const middleOf = (points: readonly Vec[], axis: 0 | 1 | 2) =>
  points.reduce((sum, point) => sum + point[axis], 0) / points.length
const spanOf = (points: readonly Vec[], axis: 0 | 1 | 2) =>
  Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]))

/** How deep a straight line from a point lies in a body, by steps of a fifth of a millimetre. */
const thickness = (from: Vec, way: Vec): number => {
  let deep = 0
  for (let at = 0; at < 80; at += 0.2) {
    const point: Vec = [from[0] + way[0] * at, from[1] + way[1] * at, from[2] + way[2] * at]
    if (heart(point) < 0 && cavities(point) > 0) deep += 0.2
  }
  return deep
}

describe('the heart', () => {
  const chambers = ['right-atrium', 'right-ventricle', 'left-atrium', 'left-ventricle']

  test('is about as large as a fist: 12-14 cm long, 9-13 cm wide', () => {
    // Without the roots of the veins, which are part of the atria’s nodes.
    const all = chambers
      .flatMap((id) => pointsOf('heart', id))
      .filter((point) => bareHeart(point) < 1.5)
    const long = Math.max(...all.map((point) => distance(point, apex)))
    expect(long).toBeGreaterThan(110)
    expect(long).toBeLessThan(145)
    expect(spanOf(all, 0)).toBeGreaterThan(90)
    expect(spanOf(all, 0)).toBeLessThan(140)
  })

  test('points to the left, down and forward with its apex, which is of the left ventricle', () => {
    const [x, y, z] = sub(apex, mitral)
    expect([x > 0, y < 0, z > 0]).toEqual([true, true, true])
    expect(outer['left-ventricle'](apex)).toBeLessThan(outer['right-ventricle'](apex))
  })

  test('lies with the right ventricle in front, the left atrium behind, the right atrium to the right', () => {
    const at = (id: string, axis: 0 | 1 | 2) => middleOf(pointsOf('heart', id), axis)
    expect(at('right-ventricle', 2)).toBeGreaterThan(at('left-ventricle', 2))
    expect(chambers.every((id) => at('left-atrium', 2) <= at(id, 2))).toBe(true)
    expect(chambers.every((id) => at('right-atrium', 0) <= at(id, 0))).toBe(true)
  })

  test('has its pulmonary valve foremost and highest, the aortic one in the midst of the others', () => {
    for (const other of [aortic, mitral, tricuspid]) {
      expect(pulmonary[1]).toBeGreaterThan(other[1])
      expect(pulmonary[2]).toBeGreaterThan(other[2])
      if (other !== aortic) expect(distance(aortic, other)).toBeLessThan(distance(pulmonary, other))
    }
  })

  test('has a left wall of 8-12 mm, two times the right one or more', () => {
    const inLeft: Vec = [24, -4, -6]
    const left = thickness(inLeft, [0.5, 0.55, -0.67])
    const right = thickness([8, 8, 38], [0, 0, 1])
    expect(left).toBeGreaterThan(7.5)
    expect(left).toBeLessThan(13)
    expect(right).toBeLessThan(left / 2)
    expect(right).toBeGreaterThan(2)
  })

  test('has an arch with three branches from right to left, four pulmonary veins, both venae cavae', () => {
    const x = (id: string) => middleOf(pointsOf('heart', id), 0)
    expect(x('brachiocephalic-trunk')).toBeLessThan(x('left-common-carotid'))
    expect(x('left-common-carotid')).toBeLessThan(x('left-subclavian'))
    expect(idsOf('heart').filter((id) => id.endsWith('pulmonary-vein'))).toHaveLength(4)
    expect(x('superior-vena-cava')).toBeLessThan(x('aorta'))
    expect(spanOf(pointsOf('heart', 'aorta'), 1)).toBeGreaterThan(60)
  })

  test('wears its coronary arteries on its surface', () => {
    const shallow = (id: string) =>
      pointsOf('heart', id).filter((point) => Math.abs(heart(point)) < 5).length /
      pointsOf('heart', id).length
    expect(shallow('anterior-interventricular-branch')).toBeGreaterThan(0.95)
    expect(shallow('circumflex-branch')).toBeGreaterThan(0.9)
    expect(shallow('posterior-interventricular-branch')).toBeGreaterThan(0.95)
  })

  test('shows four chambers, two valves and what holds them where it is cut', () => {
    const cut = (parts['heart'] ?? []).filter(({ stage }) => stage === 'cut').map(({ id }) => id)
    for (const id of [...chambers, 'mitral-valve', 'tricuspid-valve', 'tendinous-cords'])
      expect(cut).toContain(`${id}-cut`)
  })
})

describe('the thorax', () => {
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1)

  test('has 24 ribs, alike on both sides', () => {
    const ribs = idsOf('thorax').filter((id) => /^rib-\d+$/.test(id))
    expect(ribs).toHaveLength(12)
    for (const id of ribs) {
      const points = pointsOf('thorax', id)
      expect(points.filter(([x]) => x > 0).length * 2).toBe(points.length)
    }
  })

  test.each(numbers)('rib %i falls from its head to its front end', (number) => {
    const line = ribLine(number)
    const [head, end] = [line[0] ?? [0, 0, 0], line.at(-1) ?? [0, 0, 0]]
    expect(head[1] - end[1]).toBeGreaterThan(15)
    expect(Math.abs(head[1] - vertebra(number)[1])).toBeLessThan(15)
  })

  test('has seven true ribs on the sternum, three that join the one above, two that are free', () => {
    const onSternum = numbers.filter((number) => {
      const end = cartilageLine(number)?.at(-1)
      return end !== undefined && Math.abs(end[0]) < 26
    })
    expect(onSternum).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(numbers.filter((number) => cartilageLine(number) === undefined)).toEqual([11, 12])
    for (const number of [8, 9, 10]) {
      const end = cartilageLine(number)?.at(-1) ?? [0, 0, 0]
      const above = cartilageLine(number - 1) ?? []
      expect(Math.min(...above.map((point) => distance(point, end)))).toBeLessThan(8)
    }
  })

  test('has the second cartilage at the sternal angle, which lies at the fourth to fifth vertebra', () => {
    const end = cartilageLine(2)?.at(-1) ?? [0, 0, 0]
    expect(Math.abs(end[1] - sternum.angle[1])).toBeLessThan(4)
    expect(sternum.angle[1]).toBeLessThan(vertebra(4)[1])
    expect(sternum.angle[1]).toBeGreaterThan(vertebra(6)[1])
  })

  test('grows wider as far as the eighth rib, and narrower below', () => {
    const wide = (number: number) => Math.max(...ribLine(number).map(([x]) => x))
    for (const number of numbers.slice(1, 8)) expect(wide(number)).toBeGreaterThan(wide(number - 1))
    expect(wide(12)).toBeLessThan(wide(9))
  })

  test('holds three lobes on the right and two on the left, the right dome higher', () => {
    const lobes = idsOf('thorax').filter((id) => id.endsWith('-lobe'))
    expect(lobes.filter((id) => id.startsWith('right'))).toHaveLength(3)
    expect(lobes.filter((id) => id.startsWith('left'))).toHaveLength(2)
    expect(domeAt(-62, 22)).toBeGreaterThan(domeAt(62, 22) + 5)
  })

  test('lets the tips of the lungs rise two to three centimetres above the inner third of the collarbone', () => {
    const top = Math.max(...pointsOf('thorax', 'left-upper-lobe').map(([, y]) => y))
    const clavicle = pointsOf('thorax', 'clavicles').filter(([x]) => x > 15 && x < 55)
    const height = top - middleOf(clavicle, 1)
    expect(height).toBeGreaterThan(8)
    expect(height).toBeLessThan(35)
  })
})

describe('the airway', () => {
  const inFront = ([x, y]: Vec): Vec => [x, y, 0]
  const down: Vec = [0, -1, 0]
  const course = (line: readonly Vec[]) =>
    degrees(inFront(sub(line.at(-1) ?? [0, 0, 0], line[0] ?? [0, 0, 0])), down)
  const [right, left] = mainBronchi

  test('has a trachea of 10-12 cm, 15-20 mm wide, with 16-20 rings open behind', () => {
    const long = lineLength(smooth(tracheaLine))
    expect(long).toBeGreaterThan(100)
    expect(long).toBeLessThan(120)
    expect(trachea.radius * 2).toBeGreaterThanOrEqual(15)
    expect(trachea.radius * 2).toBeLessThanOrEqual(20)
    expect(ringCount).toBeGreaterThanOrEqual(16)
    expect(ringCount).toBeLessThanOrEqual(20)
  })

  test('has a right main bronchus that is steeper (20-30°), shorter and wider than the left one (40-60°)', () => {
    if (!right || !left) throw new Error('two main bronchi')
    expect(course(right.line)).toBeGreaterThan(20)
    expect(course(right.line)).toBeLessThan(30)
    expect(course(left.line)).toBeGreaterThan(40)
    expect(course(left.line)).toBeLessThan(60)
    expect(lineLength(right.line)).toBeLessThan(lineLength(left.line) * 0.6)
    expect(right.radius[0]).toBeGreaterThan(left.radius[0])
  })

  test('branches into the bronchi of five lobes and ten and eight segments', () => {
    const lobar = lobarBronchi.filter(({ id }) => id.endsWith('lobar-bronchus'))
    expect(lobar.filter(({ id }) => id.startsWith('right'))).toHaveLength(3)
    expect(lobar.filter(({ id }) => id.startsWith('left'))).toHaveLength(2)
    expect(segments.filter(({ to }) => to[0] < 0)).toHaveLength(10)
    expect(segments.filter(({ to }) => to[0] > 0)).toHaveLength(8)
  })

  test('has a cricothyroid membrane of about a centimetre', () => {
    const high = heights.thyroidBase - heights.cricoidArch
    expect(high).toBeGreaterThanOrEqual(8)
    expect(high).toBeLessThanOrEqual(12)
  })
})
