import { structures } from '@xinglin/simulation/procedures'
import { expect, test } from 'vitest'
import { bodyOf } from './body.ts'
import { poses, type Posture } from './pose.ts'
import { structureOf } from './structures.ts'

const onSkin = new Set(['skin', 'wound'])
const postures: readonly Posture[] = ['supine', 'over-chair', 'curled', 'arm-out', 'floor']

test.each(postures)('%s: every structure that guided mode names lies in the body', (posture) => {
  const body = bodyOf({ sex: 'man', fat: 0.1 }, poses[posture])
  for (const name of structures) {
    const structure = structureOf(body, name)
    if (onSkin.has(name)) {
      expect(structure, name).toBeUndefined()
      continue
    }
    expect(structure?.zh, name).toMatch(/\p{Script=Han}/u)
    for (const { net } of structure?.parts ?? []) {
      expect(net.faces.length, name).toBeGreaterThan(20)
      let outside = 0
      for (let i = 0; i < net.points.length; i += 3) {
        const [x, y, z] = [net.points[i] ?? 9, net.points[i + 1] ?? 9, net.points[i + 2] ?? 9]
        if (body.skin(x, y, z) > 0.004) outside += 1
      }
      expect(outside / (net.points.length / 3), name).toBeLessThan(0.06)
    }
  }
})
