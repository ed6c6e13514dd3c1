import { DOMParser, Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { pastedHtml } from './pasted-html.ts'

/** Lines of plain text as paragraphs. */
const linesOf = (text: string): DocumentFragment => {
  const lines = document.createDocumentFragment()
  for (const line of text.split(/(?:\r\n?|\n)+/)) {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    lines.append(paragraph)
  }
  return lines
}

/** Puts in what was copied elsewhere, as far as rich text holds it. */
const insert = (view: EditorView, event: ClipboardEvent | DragEvent, data: DataTransfer) => {
  const html = data.getData('text/html')
  const tree = html === '' ? linesOf(data.getData('text/plain')) : pastedHtml(html)
  const parsed = DOMParser.fromSchema(view.state.schema).parseSlice(tree)
  const slice = Slice.maxOpen(parsed.content)
  // Tables take cells that are pasted into cells.
  const isTaken = view.someProp('handlePaste', (take) => take(view, event as ClipboardEvent, slice))
  if (isTaken || slice.size === 0) return
  view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
}

const picturesIn = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'))

/** A screenshot or a file is a picture; Word lays a picture of the text beside the text, which is then what is meant. */
const isPicture = (data: DataTransfer): boolean =>
  picturesIn(data).length > 0 && data.getData('text/plain').trim() === ''

/**
 * What is pasted and dropped is read here and not by ProseMirror: the page's policy lets no text become markup but by ours,
 * and what comes in is cleaned before anything sees it.
 */
export const pasteAndDrop = (onPictures: (files: readonly File[], at: number) => void) => ({
  paste: (view: EditorView, event: ClipboardEvent): boolean => {
    const data = event.clipboardData
    if (!data) return false
    event.preventDefault()
    if (isPicture(data)) onPictures(picturesIn(data), view.state.selection.from)
    else insert(view, event, data)
    return true
  },
  drop: (view: EditorView, event: DragEvent): boolean => {
    const data = event.dataTransfer
    // What is moved within the field is a piece of its own document.
    if (!data || view.dragging) return false
    event.preventDefault()
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
    if (at === undefined) return true
    if (picturesIn(data).length > 0) {
      onPictures(picturesIn(data), at)
      return true
    }
    const place = TextSelection.near(view.state.doc.resolve(at))
    view.dispatch(view.state.tr.setSelection(place))
    insert(view, event, data)
    return true
  },
})
