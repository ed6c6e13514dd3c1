import { Card, ContentIcon, contentWord, SelectField, Switch, TextField } from '#ui'
import { most, type DraftBody, type DraftItem } from '@xinglin/contract/authoring'
import { ConsultationFields } from './consultation-fields.tsx'
import { DocumentFields } from './document-fields.tsx'
import { useEditor } from './editor-place.tsx'
import { ExperimentFields } from './experiment-fields.tsx'
import { ImageFields } from './image-fields.tsx'
import styles from './item-fields.module.css'
import { OperationFields } from './operation-fields.tsx'
import { QuizFields } from './quiz-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { VideoFields } from './video-fields.tsx'

const BodyFields = ({
  body,
  onChange,
}: {
  body: DraftBody
  onChange: (body: DraftBody) => void
}) => {
  switch (body.Kind) {
    case 'text':
      return <TextFields body={body} onChange={onChange} />
    case 'image':
      return <ImageFields body={body} onChange={onChange} />
    case 'video':
      return <VideoFields body={body} onChange={onChange} />
    case 'document':
      return <DocumentFields body={body} onChange={onChange} />
    case 'quiz':
      return <QuizFields body={body} onChange={onChange} />
    case 'consultation':
      return <ConsultationFields body={body} onChange={onChange} />
    case 'operation':
      return <OperationFields body={body} onChange={onChange} />
    case 'experiment':
      return <ExperimentFields body={body} onChange={onChange} />
  }
}

const withinMinutes = (typed: string): number =>
  Math.min(most.minutes, Math.max(1, Math.floor(Number(typed) || 1)))

/** Everything of one item that its author may say. */
export const ItemFields = ({
  item,
  chapterId,
  chapters,
  onChange,
  onChapter,
}: {
  item: DraftItem
  chapterId: string
  /** Where it may stand. */
  chapters: readonly { readonly value: string; readonly name: string }[]
  onChange: (item: DraftItem) => void
  onChapter: (id: string) => void
}) => {
  const { problems } = useEditor()
  const mine = problems.filter(({ ItemId }) => ItemId === item.Id)
  return (
    <Card as="section" className={styles.card} aria-label="编辑学习内容">
      <p className={styles.kind}>
        <ContentIcon kind={item.Body.Kind} silent />
        {contentWord(item.Body.Kind)}
      </p>
      {mine.length > 0 && (
        <ul className={styles.problems} aria-label="还需要完善">
          {mine.map(({ Text }) => (
            <li key={Text}>{Text}</li>
          ))}
        </ul>
      )}
      <TextField
        label="内容名称"
        autoComplete="off"
        // Whoever opens an item goes on in it; on a narrow screen it stands below the list.
        autoFocus
        maxLength={60}
        value={item.Title}
        onChange={({ target }) => onChange({ ...item, Title: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label="预计用时（分钟）"
          type="number"
          inputMode="numeric"
          min={1}
          max={most.minutes}
          value={item.Minutes}
          onChange={({ target }) => onChange({ ...item, Minutes: withinMinutes(target.value) })}
        />
        <SelectField label="所在章" options={chapters} value={chapterId} onChoose={onChapter} />
      </div>
      <Switch
        checked={item.Required}
        note="必修内容全部完成后，课程进度才到 100%"
        onChange={({ target }) => onChange({ ...item, Required: target.checked })}
      >
        必修
      </Switch>
      <BodyFields body={item.Body} onChange={(Body) => onChange({ ...item, Body })} />
    </Card>
  )
}
