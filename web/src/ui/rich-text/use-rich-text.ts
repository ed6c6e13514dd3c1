import { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Question, type Standing, standingOf } from './actions.ts'
import { documentOf, htmlOf } from './document-html.ts'
import { extensions } from './extensions.ts'
import { pasteAndDrop } from './insert-pasted.ts'
import content from './rich-content.module.css'
import styles from './rich-text-editor.module.css'
import rich from './rich-text.module.css'

const nowhere: Standing = { active: new Set(), within: undefined }
const classNames = [rich.rich, content.content, styles.place].join(' ')

/** Puts another text in, but for one that shows what stands there already: the cursor stays. */
const replace = (editor: Editor, html: string) => {
  const { state, view, schema } = editor
  const next = schema.nodeFromJSON(documentOf(html).toJSON())
  if (next.eq(state.doc)) return
  const all = state.tr.replaceWith(0, state.doc.content.size, next.content)
  view.dispatch(all.setMeta('addToHistory', false).setMeta('preventUpdate', true))
}

/** An editor of formatted text at a place of the page, and where its cursor stands. */
export const useRichText = ({
  value,
  onChange,
  onBlur,
  attributes,
  onAsk,
  onPictures,
}: {
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  /** What the editable element has besides, for screen readers. */
  attributes: Readonly<Record<string, string>>
  onAsk: (question: Question) => void
  onPictures: (files: readonly File[], at: number) => void
}): {
  place: RefObject<HTMLDivElement | null>
  editor: Editor | undefined
  standing: Standing
} => {
  const place = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  const [editor, setEditor] = useState<Editor>()
  const [standing, setStanding] = useState(nowhere)

  const tell = useEffectEvent((current: Editor) => {
    const html = htmlOf(current.state.doc.content, current.schema)
    written.current = html
    onChange(html)
  })
  const leave = useEffectEvent(() => onBlur?.())
  const ask = useEffectEvent(onAsk)
  const takePictures = useEffectEvent(onPictures)
  const begin = useEffectEvent((element: HTMLElement) => {
    written.current = value
    return new Editor({
      element,
      extensions,
      content: documentOf(value).toJSON(),
      injectCSS: false,
      // What is typed stays as it is typed.
      enableInputRules: false,
      enablePasteRules: false,
      onUpdate: ({ editor: updated }) => tell(updated),
      onTransaction: ({ editor: updated }) => setStanding(standingOf(updated)),
      onBlur: () => leave(),
    })
  })

  useEffect(() => {
    if (!place.current) return
    const opened = begin(place.current)
    setEditor(opened)
    return () => opened.destroy()
  }, [])

  const json = JSON.stringify(attributes)
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        attributes: {
          ...(JSON.parse(json) as Record<string, string>),
          class: classNames,
          role: 'textbox',
          'aria-multiline': 'true',
        },
        handleDOMEvents: pasteAndDrop((files, at) => takePictures(files, at)),
        handleDoubleClickOn: (_view, _pos, node) => {
          if (node.type.name === 'formula') ask('formula')
          if (node.type.name === 'picture') ask('pictureText')
          return false
        },
        handleKeyDown: (_view, event) => {
          const { within } = standingOf(editor)
          const isOpening = event.key === 'Enter' && (within === 'formula' || within === 'picture')
          const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
          if (!isOpening && !isLink) return false
          event.preventDefault()
          ask(isLink ? 'link' : within === 'formula' ? 'formula' : 'pictureText')
          return true
        },
      },
    })
  }, [editor, json])

  // What was typed here comes back as it was told; only another text is put in.
  useEffect(() => {
    if (!editor || written.current === value) return
    written.current = value
    replace(editor, value)
  }, [editor, value])

  return { place, editor, standing }
}
