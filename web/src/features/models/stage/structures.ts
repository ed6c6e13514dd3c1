import { Mesh, type Object3D } from 'three'
import type { GLTFParser } from 'three/addons/loaders/GLTFLoader.js'

/** A structure of a model: what it is called, under which heading it stands, and when it is there. */
export type Structure = {
  readonly id: string
  readonly name: string
  readonly english: string
  readonly group: string
  readonly stage: 'always' | 'whole' | 'cut'
  readonly meshes: readonly Mesh[]
}

/** Some atlases end each of their texts with the name of a sign. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replace(/(?:&lf;|\s)+$/, '')
        .trim()
        .slice(0, 80)
    : ''

const stageOf = (value: unknown): Structure['stage'] =>
  value === 'whole' || value === 'cut' ? value : 'always'

/** What a file says itself of its nodes and meshes; the reader of files makes up names where there are none. */
type Named = { readonly name?: unknown; readonly extras?: Readonly<Record<string, unknown>> }
type NamedInFile = { readonly nodes?: readonly Named[]; readonly meshes?: readonly Named[] }

type NodeCounts = { readonly nodes?: number; readonly meshes?: number }

/** Equal names are told apart by a number. */
const apart = (structures: readonly Structure[]): Structure[] => {
  const count = new Map<string, number>()
  for (const { name } of structures) count.set(name, (count.get(name) ?? 0) + 1)
  const numbers = new Map<string, number>()
  return structures.map((one) => {
    if ((count.get(one.name) ?? 0) < 2) return one
    const number = (numbers.get(one.name) ?? 0) + 1
    numbers.set(one.name, number)
    return { ...one, name: `${one.name}（${number}）` }
  })
}

/**
 * The structures of a model: one for each node that shows a mesh, whatever its name. A mesh of several materials comes as
 * several meshes without nodes of their own, and is one.
 */
export const structuresOf = (
  root: Object3D,
  { associations, json }: Pick<GLTFParser, 'associations' | 'json'>,
): Structure[] => {
  const parsed = json as NamedInFile
  const placeOf = (one: Object3D): NodeCounts => associations.get(one) ?? {}
  const meshesOf = new Map<Object3D, Mesh[]>()
  root.traverse((one) => {
    if (!(one instanceof Mesh)) return
    const holder = placeOf(one).nodes === undefined && one.parent ? one.parent : one
    const meshes = meshesOf.get(holder)
    if (meshes) meshes.push(one)
    else meshesOf.set(holder, [one])
  })
  const structures = [...meshesOf].map(([holder, meshes], at): Structure => {
    const { nodes: node = -1, meshes: mesh = placeOf(meshes[0] ?? holder).meshes ?? -1 } =
      placeOf(holder)
    const [ofNode, ofMesh] = [parsed.nodes?.[node], parsed.meshes?.[mesh]]
    const about = { ...ofMesh?.extras, ...ofNode?.extras }
    const names = [about['name'], about['label'], ofNode?.name, ofMesh?.name].map(textOf)
    return {
      id: holder.uuid,
      name: names.find(Boolean) ?? `部件${at + 1}`,
      english: textOf(about['english']),
      group: textOf(about['group']) || '部件',
      stage: stageOf(about['stage']),
      meshes,
    }
  })
  return apart(structures)
}
