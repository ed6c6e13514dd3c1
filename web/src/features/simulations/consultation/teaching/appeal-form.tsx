import { TextArea } from '#ui'
import { useEffect, useRef } from 'react'
import { longestWords } from '@xinglin/contract/simulations/consultation'
import styles from '../appeals/appeal-dialog.module.css'
import { MeaningField } from '../meanings/meaning-field.tsx'

/** A decision in the making. */
export type Draft = { readonly key: string; readonly reason: string }

/** What a decision needs: what the sentence means, and why. */
export const AppealForm = ({
  draft,
  isSentence,
  fault,
  onChange,
}: {
  draft: Draft
  isSentence: boolean
  fault: string
  onChange: (draft: Draft) => void
}) => {
  const form = useRef<HTMLDivElement>(null)
  // The deeds are at the foot of the drawer, the field perhaps far above them.
  useEffect(() => {
    if (fault !== '') form.current?.querySelector('textarea')?.focus()
  }, [fault])
  return (
    <div ref={form} className={styles.form}>
      {isSentence && (
        <MeaningField
          label="接受时，这句话应当理解为"
          chosen={draft.key}
          onChoose={(key) => onChange({ ...draft, key })}
        />
      )}
      <TextArea
        label="理由（驳回时必填，学生会看到）"
        rows={3}
        most={longestWords}
        value={draft.reason}
        error={fault === '' ? undefined : fault}
        onChange={(event) => onChange({ ...draft, reason: event.target.value })}
      />
      <p className={styles.note}>
        接受后由引擎按评分表重新计分，机器原来的评分会保留；改分不会低于原分。
      </p>
    </div>
  )
}
