import { call, newerIn } from '#call'
import { type SavedDraft, useSavedDraft } from '#session'
import type { CompositionLine } from '@xinglin/contract/workshop'
import { useCallback, useState } from 'react'
import { type Path, withValue } from '../drafts/path.ts'
import type { CompositionFile, CompositionKind } from './composition-kind.ts'

type Draft = CompositionFile['Content']
type Newer = SavedDraft<Draft> & { readonly line: CompositionLine }

const newerOf = (error: unknown): Newer | undefined => {
  const theirs = newerIn(error) as Pick<CompositionFile, 'Line' | 'Content' | 'Version'> | undefined
  return theirs && { content: theirs.Content, version: theirs.Version, line: theirs.Line }
}

/** The draft of a composition while it is written; it saves itself. */
export const useCompositionDraft = (
  { calls }: CompositionKind,
  file: CompositionFile,
  onSaved: (line: CompositionLine) => void,
) => {
  const id = file.Line.Id
  const save = useCallback(
    async (parts: Draft, version: string) => {
      const { Line, Version } = await call(
        calls.save,
        { Id: id, Parts: parts, Version: version },
        { background: true },
      )
      onSaved(Line)
      return Version
    },
    [calls, id, onSaved],
  )
  const [first] = useState(() => ({ content: file.Content, version: file.Version }))
  const { change, ...edited } = useSavedDraft<Draft, Newer>({
    first,
    save,
    newerOf,
    onSettled: ({ line }) => onSaved(line),
  })
  const put = useCallback(
    (path: Path, value: unknown) => change((now) => withValue(now, path, value) as Draft),
    [change],
  )
  return { ...edited, put }
}

/** A draft as its forms have it. */
export type EditedComposition = ReturnType<typeof useCompositionDraft>
