import { Card, confirm, NewerBand, SaveSign, Tabs, toast, useAddressState, messageOf } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import type { CaseLine, getCase } from '@xinglin/contract/workshop'
import { placeOf, review } from '@xinglin/simulation/cases'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { besideOf, useBeside } from './beside.tsx'
import { CaseActions } from './case-actions.tsx'
import styles from '../drafts/case-editor.module.css'
import { CaseHead } from './case-head.tsx'
import { type Editing, EditingPlace } from './editing.tsx'
import { ExamineDialog } from '../drafts/examine-dialog.tsx'
import { exportCase } from './export-case.ts'
import { FormLines } from './form-lines.tsx'
import { NewCaseDialog } from './new-case-dialog.tsx'
import { asText } from '../drafts/path.ts'
import { sectionOf, sections } from './sections.ts'
import { SideSections } from './side-sections.tsx'
import { useDraft } from './use-draft.ts'
import { type Move, moves, useMoves } from '../drafts/use-moves.ts'
import { VersionsDrawer } from './versions-drawer.tsx'

type Open = 'copy' | 'versions' | 'approve' | 'return'

const draw: Editing['draw'] = (fields, path) => <FormLines fields={fields} path={path} />

const usual = { section: 'basics', panel: 'proof' }
const allowed = { section: sections.map(({ key }) => key), panel: ['proof', 'try', 'cover'] }

/** The desk at which a case is written: its sections, the form of one, and beside it what the proofreader says and the patient answers. */
export const CaseDesk = ({
  base,
  file,
  onSaved,
  onMoved,
}: {
  base: string
  file: OutputOf<typeof getCase>
  onSaved: (line: CaseLine) => void
  onMoved: () => void
}) => {
  const navigate = useNavigate()
  const [at, go] = useAddressState(usual, allowed)
  const [open, setOpen] = useState<Open>()
  const { Line: line } = file
  const edited = useDraft(file, onSaved)
  const { draft, put, saving, newer, flush } = edited
  const readOnly = !line.Actions.includes('edit')
  const beside = useBeside()
  const { pending, move, remove } = useMoves(onMoved)

  // Proofreading a whole case takes some milliseconds: typing goes before it.
  const read = useDeferredValue(draft)
  const problems = useMemo(
    () =>
      review(read).map(({ path, zh, weight }) => ({
        place: placeOf(read, path),
        zh,
        stops: weight === 'error',
      })),
    [read],
  )
  const section = sections.find(({ key }) => key === at.section) ?? sections[0]

  const run = async (action: Move, more: { Comment?: string; ReviewedBy?: string } = {}) => {
    if (!(await flush())) throw new Error('还没有保存，请稍后再试')
    await move(line, action, edited.version(), more)
  }
  const ask = async (action: Move) => {
    if (action === 'approve' || action === 'return') return setOpen(action)
    const { name, note } = moves[action]
    if (!(await confirm({ title: `${name}“${line.Title}”？`, note, yes: name }))) return
    try {
      await run(action)
    } catch (error) {
      toast.error(messageOf(error))
      if (action === 'submit') go({ panel: 'proof' })
    }
  }
  return (
    <EditingPlace editing={{ draft, problems: problems, readOnly, put, draw }}>
      <div className={styles.desk}>
        <CaseHead
          base={base}
          line={line}
          title={asText(draft['title'])}
          sign={
            !readOnly && (
              <SaveSign saving={saving} fault={edited.fault} onSave={() => void flush()} />
            )
          }
        >
          <CaseActions
            line={line}
            pending={pending}
            onMove={(action) => void ask(action)}
            onCopy={() => setOpen('copy')}
            onExport={() => exportCase(draft, readOnly ? line.VersionNo : 0)}
            onVersions={() => setOpen('versions')}
            onDelete={() => void remove(line).then((gone) => gone && navigate(base))}
          />
        </CaseHead>
        {newer && (
          <NewerBand
            who={newer.line.EditorName}
            at={newer.line.EditedAt}
            what="这个病例"
            both={[...new Set(newer.both.map((member) => sectionOf(member).name))]}
            onSettle={edited.settle}
          />
        )}
        {line.State === 3 && line.Reason && (
          <p className={styles.reason} role="note">
            <strong>退回的原因：</strong>
            {line.Reason}
          </p>
        )}
        <div className={styles.columns}>
          <SideSections
            chosen={section?.key ?? ''}
            problems={problems}
            onChoose={(key) => go({ section: key })}
          />
          {section && (
            <Card className={styles.form}>
              <h2>{section.name}</h2>
              <p className={styles.note}>
                {section.note}
                {readOnly && ' 只读。'}
              </p>
              <div key={section.key} className={styles.fields}>
                <FormLines fields={section.fields} path={[]} />
              </div>
            </Card>
          )}
          <Card className={styles.beside}>
            <Tabs
              label="校对与试问"
              tabs={besideOf({
                caseId: line.Id,
                problems: problems,
                onSave: flush,
                onSection: (key) => go({ section: key }),
                ...beside,
              })}
              chosen={at.panel}
              onChoose={(panel) => go({ panel })}
            />
          </Card>
        </div>
      </div>
      {open === 'copy' && (
        <NewCaseDialog base={base} from={line} onClose={() => setOpen(undefined)} />
      )}
      {open === 'versions' && (
        <VersionsDrawer
          file={file}
          edits={line.Actions.length > 0}
          onClose={() => setOpen(undefined)}
        />
      )}
      {(open === 'approve' || open === 'return') && (
        <ExamineDialog
          line={line}
          action={open}
          onClose={() => setOpen(undefined)}
          onMove={(action) => run(open, action)}
        />
      )}
    </EditingPlace>
  )
}
