import type { Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions'
import { goToNextCell } from '@tiptap/pm/tables'
import { FormulaNode } from './formula-node.ts'
import { Picture } from './picture-node.ts'
import { Link, Subscript, Superscript } from './text-marks.ts'

// Cells of so many columns and rows; widths of columns are dragged by nobody, and no style says them.
const span = {
  default: 1,
  parseHTML: (element: HTMLElement, name: 'colSpan' | 'rowSpan') =>
    element instanceof HTMLTableCellElement ? element[name] : 1,
}
const spans = {
  colspan: { default: 1, parseHTML: (element: HTMLElement) => span.parseHTML(element, 'colSpan') },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => span.parseHTML(element, 'rowSpan') },
  colwidth: { default: null, rendered: false },
}

const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  // Tab goes from cell to cell and leaves the field after the last: a field that kept the focus would be a trap.
  addKeyboardShortcuts() {
    return {
      Tab: () => goToNextCell(1)(this.editor.state, this.editor.view.dispatch),
      'Shift-Tab': () => goToNextCell(-1)(this.editor.state, this.editor.view.dispatch),
    }
  },
})

// Tab leaves the field; items move inwards and outwards by keys of their own, as in other writing programs.
const PlainListItem = ListItem.extend({
  addKeyboardShortcuts() {
    const { name, editor } = this
    return {
      Enter: () => editor.commands.splitListItem(name),
      'Mod-]': () => editor.commands.sinkListItem(name),
      'Mod-[': () => editor.commands.liftListItem(name),
    }
  },
})

/** What the field can hold and do: what rich text may hold, and nothing more. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4, 5] }),
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  Subscript,
  Superscript,
  Link,
  BulletList,
  OrderedList,
  PlainListItem,
  Blockquote,
  HardBreak,
  HorizontalRule,
  PlainTable,
  TableRow,
  TableCell.extend({ addAttributes: () => spans }),
  TableHeader.extend({ addAttributes: () => ({ ...spans, scope: { default: null } }) }),
  Picture,
  FormulaNode,
  UndoRedo,
  Gapcursor,
  Dropcursor.configure({ color: false, class: 'rich-text-drop' }),
]
