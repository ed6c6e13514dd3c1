import { ball, common, grown, halfSpace, rope, union, without, type Field } from '../kit/field.ts'
import { joined, mirror, type Mesh } from '../kit/mesh.ts'
import type { Part } from '../kit/model.ts'
import { surface } from '../kit/surface.ts'
import { tube } from '../kit/tube.ts'
import { add, between, cross, dot, smoothstep, sub, times, unit, type Vec } from '../kit/vector.ts'
import { sternum } from './frame.ts'
import { bone } from './ribs.ts'

const pair = (mesh: Mesh): Mesh => joined([mesh, mirror(mesh)])

const plate = (points: readonly Vec[], half: (part: number) => number, thick: number): Mesh =>
  tube(points, half, { around: 20, along: 16, up: [1, 0, 0], flat: thick })

const superior: Vec = [66, 232, -60]
const inferior: Vec = [80, 118, -84]
const glenoid: Vec = [146, 212, -26]

/** Outside the triangle's edge from one corner to the next, within the plane of the blade. */
const edge = (from: Vec, to: Vec, normal: Vec): Field =>
  halfSpace(from, cross(sub(to, from), normal))

/** The shoulder blade of the left side: blade, spine with acromion, socket and coracoid process. */
export const scapula: Field = (() => {
  const normal = unit(cross(sub(glenoid, superior), sub(inferior, superior)))
  const away = (point: Vec) => Math.abs(dot(sub(point, superior), normal)) - 2.6
  const hollow = (point: Vec) =>
    away(add(point, times(normal, 7 * smoothstep(60, 10, Math.abs(point[1] - 172)))))
  const blade = common(
    3,
    hollow,
    grown(edge(superior, glenoid, normal), 2),
    grown(edge(glenoid, inferior, normal), 2),
    grown(edge(inferior, superior, normal), 2),
  )
  const spine = rope(
    [
      [74, 208, -68],
      [112, 226, -66],
      [146, 244, -46],
      [166, 246, -16],
      [160, 245, 2],
    ],
    [2.6, 4.5, 6, 6.5, 5.5],
  )
  const coracoid = rope(
    [
      [138, 222, -26],
      [132, 236, -8],
      [133, 230, 14],
    ],
    [7, 6, 4.6],
  )
  const border = rope([glenoid, between(glenoid, inferior, 0.5), inferior], [7, 4.2, 4.6])
  const socket = without(2, ball(glenoid, 14), ball(add(glenoid, [13, 0, 8]), 15))
  return union(6, blade, spine, coracoid, border, socket)
})()

/** Sternum, collarbones and shoulder blades. */
export const girdle = (): Part[] => {
  const { notch, angle, bodyEnd, tip } = sternum
  const chest = '胸骨与胸椎'
  const shoulder = '上肢带骨'
  return [
    {
      id: 'manubrium',
      name: '胸骨柄',
      english: 'Manubrium of sternum',
      group: chest,
      material: bone,
      mesh: plate(
        [add(notch, [0, -2, 0]), between(notch, angle, 0.5), add(angle, [0, 2, -0.5])],
        (part) => 31 - 13 * smoothstep(0.1, 1, part),
        0.21,
      ),
    },
    {
      id: 'sternal-body',
      name: '胸骨体',
      english: 'Body of sternum',
      group: chest,
      material: bone,
      mesh: plate(
        [add(angle, [0, -2, 0.5]), between(angle, bodyEnd, 0.5), bodyEnd],
        (part) => 15.5 + 5 * smoothstep(0, 0.75, part) - 6 * smoothstep(0.85, 1, part),
        0.3,
      ),
    },
    {
      id: 'xiphoid-process',
      name: '剑突',
      english: 'Xiphoid process',
      group: chest,
      material: bone,
      mesh: plate(
        [add(bodyEnd, [0, -4, -1]), between(bodyEnd, tip, 0.5), tip],
        (part) => 8.5 - 4.5 * part,
        0.42,
      ),
    },
    {
      id: 'clavicles',
      name: '锁骨',
      english: 'Clavicles',
      group: shoulder,
      material: bone,
      mesh: pair(
        tube(
          [
            [19, 236, 60],
            [52, 242, 72],
            [92, 250, 58],
            [128, 252, 24],
            [156, 249, 4],
          ],
          (part) => 7.6 - 1.8 * Math.sin(Math.PI * part) + 0.6 * part,
          { around: 12, along: 26, flat: 0.86 },
        ),
      ),
    },
    {
      id: 'scapulae',
      name: '肩胛骨',
      english: 'Scapulae',
      group: shoulder,
      material: bone,
      mesh: pair(surface(scapula, { least: [50, 100, -100], most: [182, 262, 32], step: 2.9 })),
    },
  ]
}
