import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CaseScript } from '@xinglin/simulation/cases'
import type { Protocol } from '@xinglin/simulation/practical'
import type { Procedure } from '@xinglin/simulation/procedures'
import * as z from 'zod'
import { demoQuestions } from './bank.ts'
import { caseOf } from './cases.ts'
import { demoCourse, type DemoCourse } from './courses.ts'
import { procedureOf } from './procedures.ts'
import { protocolOf } from './protocols.ts'
import type { WrittenQuestion } from './question-text.ts'
import { readParsed } from './read.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const PacksFile = z.strictObject({
  /** Subject, 科室 and drawing under which a school files what the content files under a 科室 of the demo. */
  places: z.record(z.string(), z.tuple([z.string(), z.string(), z.string()])),
  packs: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z]+$/),
      name: z.string().min(2).max(20),
      summary: z.string().min(4).max(80),
      /** Folders below `schools`: `qinghe/copd`. */
      courses: z.array(z.string().regex(/^\w+\/[a-z0-9-]+$/)).min(1),
      /** 科室 of which the pack has all questions. */
      questions: z.array(z.string()),
    }),
  ),
})

const counts = z.strictObject({
  courses: z.number(),
  cases: z.number(),
  procedures: z.number(),
  protocols: z.number(),
  questions: z.number(),
})

/** `packs/versions.json`, made by `npm run fresh`: the version grows whenever something in the pack changes. */
const VersionsFile = z.record(
  z.string(),
  z.strictObject({ version: z.number().int().min(1), hash: z.string(), counts }),
)

/** A pack (内容包) as lists show it. */
export type PackInfo = {
  readonly key: string
  readonly name: string
  readonly summary: string
  readonly version: number
  readonly counts: z.output<typeof counts>
}

/** Where a school files something: subject, 科室, and the drawing of its covers. */
export type PackPlace = {
  readonly department: string
  readonly section: string
  readonly motif: string
}

/** Something of a pack, by a key that stays its own through all versions; the hash says what it holds. */
export type PackedItem<T> = { readonly key: string; readonly hash: string; readonly content: T }

/** What a pack holds. Its courses stand on its cases, procedures and protocols, which they name by their keys. */
export type PackContent = {
  readonly cases: readonly PackedItem<CaseScript>[]
  readonly procedures: readonly PackedItem<Procedure>[]
  readonly protocols: readonly PackedItem<Protocol>[]
  readonly courses: readonly PackedItem<DemoCourse & { readonly filed: PackPlace }>[]
  readonly questions: readonly PackedItem<WrittenQuestion & { readonly filed: PackPlace }>[]
}

const sha = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')

const packed = <T>(key: string, content: T): PackedItem<T> => ({ key, hash: sha(content), content })

const packs = () => readParsed(PacksFile, join(root, 'packs', 'packs.json'))

const courseOf = (path: string): DemoCourse => {
  const [school = '', slug = ''] = path.split('/')
  // What a demo school says of its course is that school's own.
  return demoCourse(join(root, 'schools', school, 'courses', slug), slug, {}, {})
}

/** What the items of some courses stand on, each once. */
const named = (courses: readonly DemoCourse[]) => {
  const items = courses.flatMap(({ chapters }) => chapters.flatMap((one) => one.items))
  const unique = (names: readonly string[]) => [...new Set(names)].toSorted()
  return {
    cases: unique(items.flatMap((one) => (one.kind === 'consultation' ? [one.case] : []))),
    procedures: unique(items.flatMap((one) => (one.kind === 'operation' ? [one.procedure] : []))),
    protocols: unique(items.flatMap((one) => (one.kind === 'experiment' ? [one.protocol] : []))),
  }
}

/** What a question is known by through all versions: what it asks, whatever is said of it. */
const questionKey = ({ type, section, stem, parts, options }: WrittenQuestion): string =>
  sha([
    type,
    section,
    stem,
    stem === '' ? options.map(({ text }) => text) : parts.map((one) => one.stem),
  ]).slice(0, 20)

/** Reads a pack; throws the first mistake in it, and what is filed under a 科室 that has no place. */
export const packContent = (key: string): PackContent => {
  const { places, packs: all } = packs()
  const pack = all.find((one) => one.key === key)
  if (!pack) throw new Error(`there is no pack ${key}`)
  const filed = (section: string): PackPlace => {
    const [department, name, motif] = places[section] ?? []
    if (!department || !name || !motif) throw new Error(`packs.json: ${section} has no place`)
    return { department, section: name, motif }
  }
  const courses = pack.courses.map(courseOf)
  const needs = named(courses)
  const wanted = new Set(pack.questions)
  return {
    cases: needs.cases.map((slug) => packed(slug, caseOf(slug))),
    procedures: needs.procedures.map((slug) => packed(slug, procedureOf(slug))),
    protocols: needs.protocols.map((slug) => packed(slug, protocolOf(slug))),
    courses: courses.map((one, nth) =>
      packed(pack.courses[nth] ?? one.slug, { ...one, filed: filed(one.section) }),
    ),
    questions: demoQuestions()
      .filter(({ section }) => wanted.has(section))
      .map((one) => packed(questionKey(one), { ...one, filed: filed(one.section) })),
  }
}

const versionsFile = join(root, 'packs', 'versions.json')

const versions = (): z.output<typeof VersionsFile> =>
  existsSync(versionsFile) ? readParsed(VersionsFile, versionsFile) : {}

/** The packs of this release, in their order. */
export const packInfos = (): readonly PackInfo[] => {
  const known = versions()
  return packs().packs.map(({ key, name, summary }) => {
    const one = known[key]
    if (!one) throw new Error(`packs/versions.json has no ${key}: run npm run fresh`)
    return { key, name, summary, version: one.version, counts: one.counts }
  })
}

/** `packs/versions.json` as it has to be: another version of each pack in which something changed. */
export const packVersions = (now: string): string => {
  const before = VersionsFile.parse(JSON.parse(now))
  const after = packs().packs.map(({ key }) => {
    const { cases, procedures, protocols, courses, questions } = packContent(key)
    const all = { courses, cases, procedures, protocols, questions }
    const hash = sha(Object.values(all).map((some) => some.map((one) => [one.key, one.hash])))
    const known = before[key]
    return [
      key,
      {
        version: known ? known.version + (known.hash === hash ? 0 : 1) : 1,
        hash,
        counts: Object.fromEntries(Object.entries(all).map(([name, some]) => [name, some.length])),
      },
    ] as const
  })
  return `${JSON.stringify(Object.fromEntries(after), undefined, 2)}\n`
}
