import type {
  BankChoice,
  CaseChoice,
  Problem,
  ProcedureChoice,
  ProtocolChoice,
} from '@xinglin/contract/authoring'
import { createContext, type ReactNode, use } from 'react'

/** What the fields of a course's editor share. */
export type Editor = {
  readonly courseId: string
  readonly problems: readonly Problem[]
  /** Addresses of files, by id; those that were laid since stand here too. */
  readonly files: Readonly<Record<string, string>>
  readonly onFile: (id: string, url: string) => void
  /** The cases that the draft names. */
  readonly cases: readonly CaseChoice[]
  /** The questions of the bank that the draft names. */
  readonly bankQuestions: readonly BankChoice[]
  /** The procedures of operations that the school has. */
  readonly procedures: readonly ProcedureChoice[]
  /** The protocols of experiments that the school has. */
  readonly protocols: readonly ProtocolChoice[]
  /** How many pages a PDF has, and which cannot be drawn whole; throws where it cannot be opened. */
  readonly countPages: (
    url: string,
  ) => Promise<{ readonly count: number; readonly lacking: readonly number[] }>
}

const Place = createContext<Editor | undefined>(undefined)

/** Lets everything within edit one course. */
export const EditorPlace = ({ editor, children }: { editor: Editor; children: ReactNode }) => (
  <Place value={editor}>{children}</Place>
)

/** The course that is edited here. */
export const useEditor = (): Editor => {
  const editor = use(Place)
  if (!editor) throw new Error('nothing is edited here')
  return editor
}
