import { Button, TagsField } from '#ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { claimsOf } from './claims.ts'
import styles from './diagnose-panel.module.css'
import { useFocusKept } from '../session/use-focus-kept.ts'
import type { Draft } from './diagnosis-draft.ts'
import { DiagnosisField, type Named } from './diagnosis-field.tsx'
import { EvidencePicker } from './evidence-picker.tsx'
import { diagnosisWord } from './find-diagnoses.ts'
import type { Known } from '../session/queries.ts'
import type { Deed } from '../session/use-consultation.ts'

const maxDifferentials = 5
const maxSecondary = 8

const Chosen = ({ named, onDrop }: { named: Named; onDrop: () => void }) => (
  <span className={styles.chosen}>
    {diagnosisWord(named)}
    {named.code !== undefined && <em>{named.code}</em>}
    <button type="button" aria-label={`去掉${diagnosisWord(named)}`} onClick={onDrop}>
      <X size={14} aria-hidden />
    </button>
  </span>
)

const isSame = (a: Named, b: Named) => diagnosisWord(a) === diagnosisWord(b)

/** Concluding: one primary diagnosis, what qualifies it, what else there is, what it rests on, and what it was told apart from. */
export const DiagnosePanel = ({
  view,
  draft,
  changed,
  closed,
  onDraft,
  onDeed,
}: {
  view: Known
  draft: Draft
  changed: boolean
  closed: boolean
  onDraft: (draft: Draft) => void
  onDeed: (deed: Deed) => Promise<unknown>
}) => {
  const [pending, setPending] = useState(false)
  const claims = claimsOf(view)
  const { place, keep: keepFocus } = useFocusKept<HTMLElement>()
  const { primary, secondary, differentials } = draft
  const keep = async () => {
    if (!primary || pending) return
    setPending(true)
    await onDeed({ type: 'diagnose', conclusion: { ...draft, primary } })
    setPending(false)
  }
  return (
    <div className={styles.panel}>
      <section ref={place} className={styles.part} tabIndex={-1}>
        <h2>主要诊断</h2>
        {primary ? (
          <Chosen
            named={primary}
            onDrop={() => {
              onDraft({ ...draft, primary: undefined })
              keepFocus()
            }}
          />
        ) : (
          <DiagnosisField
            label="主要诊断"
            quiet
            typed
            onChoose={(named) => {
              onDraft({ ...draft, primary: named })
              keepFocus()
            }}
          />
        )}
        <TagsField
          label="限定（分期、分级、部位、并发症）"
          value={draft.qualifiers}
          most={6}
          longest={60}
          hint="按回车添加，如：Killip Ⅰ级"
          onChange={(qualifiers) => onDraft({ ...draft, qualifiers })}
        />
        <EvidencePicker
          label="主要诊断的依据"
          claims={claims}
          chosen={draft.evidence}
          closed={closed}
          onChange={(evidence) => onDraft({ ...draft, evidence })}
        />
      </section>
      <section className={styles.part}>
        <h2>其他诊断</h2>
        <div className={styles.list}>
          {secondary.map((one) => (
            <Chosen
              key={diagnosisWord(one)}
              named={one}
              onDrop={() => onDraft({ ...draft, secondary: secondary.filter((it) => it !== one) })}
            />
          ))}
        </div>
        {secondary.length < maxSecondary && (
          <DiagnosisField
            label="添加其他诊断"
            quiet
            typed
            onChoose={(named) => {
              if (!secondary.some((one) => isSame(one, named)))
                onDraft({ ...draft, secondary: [...secondary, named] })
            }}
          />
        )}
      </section>
      <section className={styles.part}>
        <h2>
          鉴别诊断<span>最多{maxDifferentials}个，各引用支持或排除的依据</span>
        </h2>
        {differentials.map((one) => (
          <div key={diagnosisWord(one)} className={styles.differential}>
            <Chosen
              named={one}
              onDrop={() =>
                onDraft({ ...draft, differentials: differentials.filter((it) => it !== one) })
              }
            />
            <EvidencePicker
              label={`与${diagnosisWord(one)}鉴别的依据`}
              claims={claims}
              chosen={one.evidence}
              closed={closed}
              onChange={(evidence) =>
                onDraft({
                  ...draft,
                  differentials: differentials.map((it) => (it === one ? { ...it, evidence } : it)),
                })
              }
            />
          </div>
        ))}
        {differentials.length < maxDifferentials && (
          <DiagnosisField
            label="添加鉴别诊断"
            quiet
            typed
            onChoose={(named) => {
              if (!differentials.some((one) => isSame(one, named)))
                onDraft({
                  ...draft,
                  differentials: [...differentials, { ...named, evidence: [] }],
                })
            }}
          />
        )}
      </section>
      <div className={styles.foot}>
        <p>
          {changed
            ? '有未保存的修改'
            : view.conclusion
              ? '诊断已保存，结束前可以修改'
              : '选择主要诊断后保存'}
        </p>
        <Button
          kind="primary"
          pending={pending}
          disabled={closed || !primary || !changed}
          onClick={() => void keep()}
        >
          保存诊断
        </Button>
      </div>
    </div>
  )
}
