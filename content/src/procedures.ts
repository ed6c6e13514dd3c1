import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  proofreadGuide,
  proofreadProcedure,
  readProcedure,
  type Procedure,
} from '@xinglin/simulation/procedures'
import type { Problem } from '@xinglin/simulation/form'
import { joined } from './joined.ts'

const root = fileURLToPath(new URL('../operations', import.meta.url))

/** A procedure as it stands in its folder, with what is wrong with it; `procedure` is absent where its form is. */
type WrittenProcedure = {
  readonly slug: string
  readonly procedure: Procedure | undefined
  readonly problems: readonly Problem[]
}

/** Every procedure of `content/operations`, read and proofread, in the order of their folders. */
export const writtenProcedures = (): readonly WrittenProcedure[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const { procedure, problems } = readProcedure(joined(join(root, name)))
      return {
        slug: name,
        procedure,
        problems:
          procedure === undefined
            ? problems
            : [...proofreadProcedure(procedure), ...proofreadGuide(procedure)],
      }
    })

/** A procedure (操作规程) by the name of its folder. */
export type DemoProcedure = { readonly slug: string; readonly procedure: Procedure }

/** The procedures of the demo; throws the first mistake of the first one that has one. */
export const demoProcedures = (): readonly DemoProcedure[] =>
  writtenProcedures().map(({ slug, procedure, problems: [wrong] }) => {
    if (procedure === undefined || wrong !== undefined)
      throw new Error(`operations/${slug}: ${wrong?.path}: ${wrong?.zh}`)
    return { slug, procedure }
  })

/** One procedure by its folder; throws the first mistake in its form. */
export const procedureOf = (slug: string): Procedure => {
  const {
    procedure,
    problems: [wrong],
  } = readProcedure(joined(join(root, slug)))
  if (procedure === undefined) throw new Error(`operations/${slug}: ${wrong?.path}: ${wrong?.zh}`)
  return procedure
}
