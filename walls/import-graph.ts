import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { codeFiles, read, root } from './tree.ts'

type Target = string | { readonly [condition: string]: Target }

const packages = [
  'server',
  'web',
  'contract',
  'simulation',
  'content',
  'language',
  'wire',
  'anatomy',
]

const doorsOf = (name: string, which: 'imports' | 'exports'): [pattern: string, to: string][] => {
  const text = readFileSync(join(root, name, 'package.json'), 'utf8')
  const doors = (JSON.parse(text) as Record<string, Record<string, Target> | undefined>)[which]
  const first = (to: Target | undefined): string =>
    typeof to === 'string' || to === undefined ? (to ?? '') : first(Object.values(to)[0])
  return Object.entries(doors ?? {}).map(([pattern, to]) => [pattern, posix.join(name, first(to))])
}

const filled = (
  doors: [pattern: string, to: string][],
  spec: string,
  files: ReadonlySet<string>,
) => {
  for (const [pattern, to] of doors) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined ? spec !== pattern : !spec.startsWith(before) || !spec.endsWith(after))
      continue
    const file =
      after === undefined
        ? to
        : to.replaceAll('*', spec.slice(before.length, spec.length - after.length))
    if (files.has(file)) return file
  }
  return undefined
}

/** Which file of the project knows which others: static imports, types and lazy imports alike; tests are left out. */
export const importGraph = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const paths = codeFiles().filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  const files = new Set(paths)
  const imports = new Map(packages.map((name) => [name, doorsOf(name, 'imports')]))
  const exports = new Map(packages.map((name) => [name, doorsOf(name, 'exports')]))
  const targetOf = (path: string, spec: string): string | undefined => {
    if (spec.startsWith('.')) return posix.join(posix.dirname(path), spec)
    if (spec.startsWith('#'))
      return filled(imports.get(path.split('/')[0] ?? '') ?? [], spec, files)
    const [, name = '', rest = ''] = /^@xinglin\/([a-z]+)(.*)$/.exec(spec) ?? []
    return filled(exports.get(name) ?? [], `.${rest}`, files)
  }
  return new Map(
    paths.map((path) => {
      const specs = read(path).matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'([^']+)'/g)
      const known = [...specs].map(([, spec = '']) => targetOf(path, spec))
      return [path, new Set(known.filter((to) => to !== undefined && to !== path && files.has(to)))]
    }),
  ) as ReadonlyMap<string, ReadonlySet<string>>
}

/** Everything that a file knows, directly or by others, itself included. */
export const reachOf = (
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  path: string,
): string[] => {
  const seen = new Set([path])
  for (const one of seen) for (const next of graph.get(one) ?? []) seen.add(next)
  return [...seen]
}

/** The circles of files that know one another, each as its files; a file alone is none. */
export const circlesIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] => {
  // Whoever nobody knows, or who knows nobody, is on no circle: take them away until nothing changes.
  const left = new Map([...graph].map(([path, known]) => [path, new Set(known)]))
  for (let changed = true; changed;) {
    changed = false
    const known = new Set([...left.values()].flatMap((some) => [...some]))
    for (const [path, some] of left) {
      for (const one of some) if (!left.has(one)) some.delete(one)
      if (some.size > 0 && known.has(path)) continue
      left.delete(path)
      changed = true
    }
  }
  const circles: string[][] = []
  for (const path of left.keys()) {
    if (circles.some((circle) => circle.includes(path))) continue
    const circle = reachOf(left, path).filter((one) => reachOf(left, one).includes(path))
    if (circle.length > 1) circles.push(circle.toSorted())
  }
  return circles
}
