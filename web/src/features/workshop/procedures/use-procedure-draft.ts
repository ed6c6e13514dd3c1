import { call, newerIn } from '#call'
import { type SavedDraft, useSavedDraft } from '#session'
import type { OutputOf } from '@xinglin/contract/call'
import { type getProcedure, type ProcedureLine, saveProcedure } from '@xinglin/contract/workshop'
import type { Composition } from '@xinglin/simulation/procedures'
import { useCallback, useState } from 'react'
import { type Path, withValue } from '../drafts/path.ts'

/** A composed procedure as its editor opens it. */
export type ProcedureFile = OutputOf<typeof getProcedure>

type Newer = SavedDraft<Composition> & { readonly line: ProcedureLine }

const newerOf = (error: unknown): Newer | undefined => {
  const theirs = newerIn(error) as Pick<ProcedureFile, 'Line' | 'Content' | 'Version'> | undefined
  return theirs && { content: theirs.Content, version: theirs.Version, line: theirs.Line }
}

/** The draft of a procedure while it is composed; it saves itself. */
export const useProcedureDraft = (file: ProcedureFile, onSaved: (line: ProcedureLine) => void) => {
  const id = file.Line.Id
  const save = useCallback(
    async (parts: Composition, version: string) => {
      const { Line, Version } = await call(
        saveProcedure,
        { ProcedureId: id, Parts: parts, Version: version },
        { background: true },
      )
      onSaved(Line)
      return Version
    },
    [id, onSaved],
  )
  const [first] = useState(() => ({ content: file.Content as Composition, version: file.Version }))
  const { change, ...edited } = useSavedDraft<Composition, Newer>({
    first,
    save,
    newerOf,
    onSettled: ({ line }) => onSaved(line),
  })
  const put = useCallback(
    (path: Path, value: unknown) => change((now) => withValue(now, path, value) as Composition),
    [change],
  )
  return { ...edited, put }
}
