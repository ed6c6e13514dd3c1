import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { proofread, readCase, type CaseScript, type Problem } from '@xinglin/simulation/cases'
import { joined } from './joined.ts'

/** Where the cases stand, a folder each. */
export const casesRoot = fileURLToPath(new URL('../cases', import.meta.url))

/** A case as it stands in its folder, with what is wrong with it; `script` is absent where its form is. */
export type WrittenCase = {
  readonly slug: string
  readonly script: CaseScript | undefined
  readonly problems: readonly Problem[]
}

/** Every case of `content/cases`, read and proofread, in the order of their folders. */
export const writtenCases = (): readonly WrittenCase[] =>
  readdirSync(casesRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const { script, problems } = readCase(joined(join(casesRoot, name)))
      return {
        slug: name,
        script,
        problems: script === undefined ? problems : proofread(script),
      }
    })

/** One case by its folder; throws the first mistake in it. */
export const caseOf = (slug: string): CaseScript => {
  const { script, problems } = readCase(joined(join(casesRoot, slug)))
  const wrong = problems.find(({ weight }) => weight === 'error')
  if (script === undefined || wrong !== undefined)
    throw new Error(`cases/${slug}: ${wrong?.path}: ${wrong?.zh}`)
  return script
}

/** The cases of the demo; throws the first mistake of the first case that has one. */
export const demoCases = (): readonly (WrittenCase & { readonly script: CaseScript })[] =>
  writtenCases().map(({ slug, script, problems }) => {
    const wrong = problems.find(({ weight }) => weight === 'error')
    if (script === undefined || wrong !== undefined)
      throw new Error(`cases/${slug}: ${wrong?.path}: ${wrong?.zh}`)
    return { slug, script, problems }
  })
