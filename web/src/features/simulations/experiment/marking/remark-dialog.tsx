import { Button, Dialog, TextArea, VisuallyHidden } from '#ui'
import { longestRemark } from '@xinglin/contract/marking'
import { reportNames } from '@xinglin/simulation/practical'
import { useState } from 'react'
import styles from './mark-panel.module.css'
import type { Section } from './section.ts'
import { sentencesOf, type Placed } from './stretches.ts'

/** A remark that is being written: on what was selected, or on a sentence that is chosen here. */
export const RemarkDialog = ({
  section,
  text,
  at,
  remark,
  bank,
  onKeep,
  onClose,
}: {
  section: Section
  /** Of the section. */
  text: string
  /** What was selected; absent where a sentence is chosen from. */
  at?: Placed | undefined
  /** What the remark says already. */
  remark: string
  bank: readonly string[]
  onKeep: (at: Placed, words: string) => void
  onClose: () => void
}) => {
  const [words, setWords] = useState(remark)
  const sentences = sentencesOf(text)
  const [chosen, choose] = useState(0)
  const place = at ?? sentences[chosen]
  const long = [...words].length > longestRemark
  const keep = () => {
    if (place && words.trim() !== '' && !long) onKeep(place, words.trim())
  }
  return (
    <Dialog
      title={`批注：${reportNames[section]}`}
      hold={words !== remark}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            disabled={!place || words.trim() === '' || long}
            title="Ctrl+Enter"
            onClick={keep}
          >
            保存批注
          </Button>
        </>
      }
    >
      {at ? (
        <blockquote className={styles.quote}>{text.slice(at.from, at.to)}</blockquote>
      ) : (
        <fieldset className={styles.sentences}>
          <legend>批注哪一句</legend>
          {sentences.map((one, index) => (
            <label key={one.from}>
              <input
                type="radio"
                name="sentence"
                checked={index === chosen}
                onChange={() => choose(index)}
              />
              {one.text}
            </label>
          ))}
        </fieldset>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the text within */}
      <div
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.stopPropagation()
            keep()
          }
        }}
      >
        <TextArea
          label="批注"
          most={longestRemark}
          rows={3}
          autoFocus={at !== undefined}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {bank.length > 0 && (
        <fieldset className={styles.bank}>
          <legend>
            <VisuallyHidden>评语库</VisuallyHidden>
          </legend>
          {bank.slice(0, 6).map((one) => (
            <button key={one} type="button" onClick={() => setWords(one)}>
              {one}
            </button>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}
