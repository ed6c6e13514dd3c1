import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

const toggles = {
  heading: (editor: Editor) => editor.chain().toggleHeading({ level: 2 }),
  subheading: (editor: Editor) => editor.chain().toggleHeading({ level: 3 }),
  bold: (editor: Editor) => editor.chain().toggleBold(),
  italic: (editor: Editor) => editor.chain().toggleItalic(),
  underline: (editor: Editor) => editor.chain().toggleUnderline(),
  subscript: (editor: Editor) => editor.chain().toggleScript('subscript'),
  superscript: (editor: Editor) => editor.chain().toggleScript('superscript'),
  bullets: (editor: Editor) => editor.chain().toggleBulletList(),
  numbers: (editor: Editor) => editor.chain().toggleOrderedList(),
  quote: (editor: Editor) => editor.chain().toggleBlockquote(),
}

const actions = {
  ...toggles,
  table: (editor: Editor) => editor.chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  clear: (editor: Editor) => editor.chain().unsetAllMarks().clearNodes(),
  undo: (editor: Editor) => editor.chain().undo(),
  redo: (editor: Editor) => editor.chain().redo(),
  rowAfter: (editor: Editor) => editor.chain().addRowAfter(),
  columnAfter: (editor: Editor) => editor.chain().addColumnAfter(),
  deleteRow: (editor: Editor) => editor.chain().deleteRow(),
  deleteColumn: (editor: Editor) => editor.chain().deleteColumn(),
  mergeCells: (editor: Editor) => editor.chain().mergeOrSplit(),
  headerRow: (editor: Editor) => editor.chain().toggleHeaderRow(),
  deleteTable: (editor: Editor) => editor.chain().deleteTable(),
  remove: (editor: Editor) => editor.chain().deleteSelection(),
}

/** What is done to the text at once. */
export type Action = keyof typeof actions

/** What asks for something first. */
export type Question = 'link' | 'formula' | 'picture' | 'library' | 'pictureText'

/** Does something to what is chosen, and goes back to it. */
export const runAction = (editor: Editor, action: Action): void => {
  actions[action](editor).run()
  editor.view.focus()
}

const marks: readonly (keyof typeof toggles)[] = [
  'bold',
  'italic',
  'underline',
  'subscript',
  'superscript',
]

/** Where the cursor stands: what holds there, and what more can be done there. */
export type Standing = {
  readonly active: ReadonlySet<Action | Question>
  readonly within: 'table' | 'picture' | 'formula' | undefined
}

export const standingOf = (editor: Editor): Standing => {
  const { selection } = editor.state
  const node = selection instanceof NodeSelection ? selection.node.type.name : undefined
  const on: [Action | Question, boolean][] = [
    ...marks.map((mark): [Action, boolean] => [mark, editor.isActive(mark)]),
    ['heading', editor.isActive('heading', { level: 2 })],
    ['subheading', editor.isActive('heading', { level: 3 })],
    ['bullets', editor.isActive('bulletList')],
    ['numbers', editor.isActive('orderedList')],
    ['quote', editor.isActive('blockquote')],
    ['link', editor.isActive('link')],
  ]
  const within = node === 'picture' || node === 'formula' ? node : undefined
  return {
    active: new Set(on.filter(([, is]) => is).map(([action]) => action)),
    within: within ?? (editor.isActive('table') ? 'table' : undefined),
  }
}
