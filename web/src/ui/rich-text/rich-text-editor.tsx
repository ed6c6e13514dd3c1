import { messageOf } from '../display/message-of.ts'
import { CircleAlert } from 'lucide-react'
import { use, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import field from '../forms/text-field.module.css'
import { classes } from '../theme/classes.ts'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'
import { runAction, type Question } from './actions.ts'
import { FormulaDialog } from './formula-dialog.tsx'
import type { Formula } from './tex.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureTextDialog } from './picture-text-dialog.tsx'
import { PictureLibrary, PictureUpload } from './picture-upload.ts'
import { putPictures } from './put-pictures.ts'
import { RichTextTools } from './rich-text-tools.tsx'
import styles from './rich-text-editor.module.css'
import { type AnyTool, isQuestion, toolGroups, toolsWithin } from './tool-groups.tsx'
import { useRichText } from './use-rich-text.ts'

export type RichTextEditorProps = {
  label: string
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: string | undefined
}

// The browser's list of files; the server looks at what a file is.
const pictureKinds = 'image/jpeg,image/png,image/webp,image/gif'

/**
 * The field itself: Tiptap edits, with what rich text may hold; whatever comes in from elsewhere is cleaned before it is let
 * in. What it hands on is cleaned again by the server.
 */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { label, error, hint } = props
  const id = useId()
  const keep = use(PictureUpload)
  const choosePicture = use(PictureLibrary)
  const input = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<Question>()
  const [coming, setComing] = useState(false)
  const [fault, setFault] = useState('')

  const take = async (files: readonly File[], at: number) => {
    if (!keep || !editor) return
    setComing(true)
    setFault('')
    try {
      await putPictures(editor, { files, at, keep })
    } catch (cause) {
      setFault(messageOf(cause))
    }
    setComing(false)
  }

  const { place, editor, standing } = useRichText({
    ...props,
    attributes: {
      'aria-labelledby': `${id}-label`,
      'aria-invalid': error ? 'true' : 'false',
      'aria-describedby': classes(error && `${id}-error`, hint && `${id}-hint`) ?? '',
    },
    onAsk: setQuestion,
    onPictures: (files, at) => void take(files, at),
  })

  const run = (tool: AnyTool) => {
    if (!editor) return
    if (tool === 'picture') input.current?.click()
    else if (isQuestion(tool)) setQuestion(tool)
    else runAction(editor, tool)
  }

  /** While a dialog is open nothing beneath it can be edited. */
  const answer = (action: () => void) => {
    flushSync(() => setQuestion(undefined))
    action()
    editor?.view.focus()
  }

  const within = standing.within && toolsWithin[standing.within]
  return (
    <div className={field.field}>
      <span className={field.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={classes(styles.frame, error && styles.faulty)}>
        <div className={styles.bars}>
          <RichTextTools
            label={`${label}格式`}
            groups={toolGroups(keep !== undefined, choosePicture !== undefined)}
            active={standing.active}
            onRun={run}
          />
          {within && (
            <RichTextTools
              key={within.label}
              label={`${label}${within.label}`}
              groups={within.groups}
              active={standing.active}
              onRun={run}
            />
          )}
        </div>
        <div ref={place} />
        <output className={styles.coming}>{coming && '正在上传图片…'}</output>
      </div>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          accept={pictureKinds}
          multiple
          aria-label={`${label}：选择图片`}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])]
            // The same file may be chosen again.
            target.value = ''
            if (editor && files.length > 0) void take(files, editor.state.selection.from)
          }}
        />
      </VisuallyHidden>
      {hint && (
        <div className={field.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {(error || fault) && (
        <div className={field.error} id={`${id}-error`} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error || fault}
        </div>
      )}
      {editor && question === 'link' && (
        <LinkDialog
          first={String(editor.getAttributes('link')['href'] ?? '')}
          onClose={() => setQuestion(undefined)}
          onKeep={(address) => answer(() => editor.commands.setLink(address))}
        />
      )}
      {editor && question === 'formula' && (
        <FormulaDialog
          first={
            standing.within === 'formula' ? (editor.getAttributes('formula') as Formula) : undefined
          }
          onClose={() => setQuestion(undefined)}
          onKeep={(attrs) =>
            answer(() => editor.commands.insertContent({ type: 'formula', attrs }))
          }
        />
      )}
      {editor &&
        question === 'library' &&
        choosePicture?.({
          onClose: () => setQuestion(undefined),
          onChosen: (attrs) =>
            answer(() => editor.commands.insertContent({ type: 'picture', attrs })),
        })}
      {editor && question === 'pictureText' && (
        <PictureTextDialog
          first={String(editor.getAttributes('picture')['alt'] ?? '')}
          onClose={() => setQuestion(undefined)}
          onKeep={(alt) => answer(() => editor.commands.updateAttributes('picture', { alt }))}
        />
      )}
    </div>
  )
}
