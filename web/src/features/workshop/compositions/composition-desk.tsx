import { Card, momentOf, NewerBand, SaveSign, Tabs, Tag } from '#ui'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import caseLook from '../drafts/case-editor.module.css'
import { CaseState } from '../drafts/case-state.tsx'
import { asText } from '../drafts/path.ts'
import { CompositionActions } from './composition-actions.tsx'
import styles from './composition-desk.module.css'
import type { CompositionFile, CompositionKind } from './composition-kind.ts'
import type { EditedComposition } from './use-composition-draft.ts'

type Side = {
  readonly label: string
  readonly chosen: string
  readonly onChoose: (value: string) => void
  readonly tabs: readonly {
    readonly value: string
    readonly name: string
    readonly panel: () => ReactNode
  }[]
}

/** What a desk of any kind is given by its editor. */
export type DeskGiven = {
  readonly base: string
  readonly file: CompositionFile
  readonly onSaved: (line: CompositionFile['Line']) => void
  readonly onMoved: () => void
}

const History = ({ rows }: { rows: CompositionFile['History'] }) => (
  <ol>
    {rows.map(({ At, Name, Action, VersionNo, Comment }) => (
      <li key={At + Action}>
        <span>{momentOf(At)}</span>
        <span>
          {Name} {Action}
          {VersionNo > 0 && `，第${VersionNo}版`}
          {Comment && `：${Comment}`}
        </span>
      </li>
    ))}
  </ol>
)

/** The desk at which something is composed: where it stands and what may be done with it above, the form, and beside it what follows from it. */
export const CompositionDesk = ({
  kind,
  base,
  file: { Line: line, History: history },
  edited,
  form,
  beside,
  onMoved,
  onFaulty,
}: Pick<DeskGiven, 'base' | 'file' | 'onMoved'> & {
  kind: CompositionKind
  edited: EditedComposition
  form: Side
  beside: Side
  /** What is wrong keeps it from being submitted. */
  onFaulty: () => void
}) => {
  const { newer } = edited
  return (
    <div className={caseLook.desk}>
      <header className={caseLook.head}>
        <div className={caseLook.name}>
          <Link className={caseLook.back} to={base}>
            <ArrowLeft size={16} aria-hidden />
            {kind.workshop}
          </Link>
          <h1>{asText(edited.draft['title']) || line.Title}</h1>
          <p className={caseLook.about}>
            <CaseState line={line} />
            {line.VersionNo > 0 && <Tag>学生使用第{line.VersionNo}版</Tag>}
            <span>基于：{line.BaseTitle}</span>
            <span>{line.IsMine ? `我的${kind.word}` : `作者：${line.AuthorName}`}</span>
            {line.Actions.includes('edit') && (
              <SaveSign
                saving={edited.saving}
                fault={edited.fault}
                onSave={() => void edited.flush()}
              />
            )}
          </p>
        </div>
        <CompositionActions
          kind={kind}
          base={base}
          line={line}
          flush={edited.flush}
          version={edited.version}
          onMoved={onMoved}
          onFaulty={onFaulty}
        />
      </header>
      {newer && (
        <NewerBand
          who={newer.line.EditorName}
          at={newer.line.EditedAt}
          what={`这个${kind.word}`}
          both={newer.both.map((name) => kind.members[name] ?? name)}
          onSettle={edited.settle}
        />
      )}
      {line.State === 3 && line.Reason && (
        <p className={caseLook.reason} role="note">
          <strong>退回的原因：</strong>
          {line.Reason}
        </p>
      )}
      <p className={styles.note}>仅用于教学模拟，不作为诊疗依据。</p>
      <div className={styles.columns}>
        <Card className={styles.form}>
          <Tabs {...form} />
        </Card>
        <Card className={styles.beside}>
          <Tabs {...beside} />
        </Card>
      </div>
      <details className={styles.history}>
        <summary>流转记录（{history.length}）</summary>
        <History rows={history} />
      </details>
    </div>
  )
}
