import { Skeleton, Button, Card, Empty, Failure, PageHead, useAddressState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type Vocabulary, vocabularies, vocabularyOf } from '@xinglin/contract/dictionaries'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { BodyMap } from './body-map.tsx'
import { dictionary, type Entry } from './dictionary-queries.ts'
import styles from './dictionaries.module.css'
import { EntryDialog } from './entry-dialog.tsx'
import type { Edited } from './entry-form.ts'
import { EntryList } from './entry-list.tsx'
import { useEntryActions } from './use-entry-actions.ts'
import { VocabularyMenu } from './vocabulary-menu.tsx'

const all: readonly Vocabulary[] = Object.values(vocabularies)
const usual = { type: vocabularies.mood.type as number, id: '' }
const allowed = { type: all.map(({ type }) => type) }

/** What stands below one entry of a tree; of a body map with the map. */
const Below = ({
  vocabulary,
  parent,
  entries,
  onEdit,
}: {
  vocabulary: Vocabulary
  parent: Entry
  entries: readonly Entry[]
  onEdit: (edited: Edited) => void
}) => {
  const actions = useEntryActions(vocabulary.type)
  const what = vocabulary.levels[1] ?? ''
  const add = () => onEdit({ entry: undefined, parentId: parent.Id })
  return (
    <Card as="section" aria-labelledby="below" className={styles.column}>
      <div className={styles.head}>
        <h3 id="below">
          {parent.Name} · {what}（{entries.length}）
        </h3>
        <Button size="small" icon={<Plus size={15} aria-hidden />} onClick={add}>
          新增{what}
        </Button>
      </div>
      {vocabulary.type === vocabularies.puncturePoint.type && entries.length > 0 && (
        <div className={styles.map}>
          <BodyMap
            map={parent.Code}
            points={entries.map(({ Id, Name, Figures }) => ({
              id: Id,
              name: Name,
              x: Figures['X'] ?? 0,
              y: Figures['Y'] ?? 0,
            }))}
          />
        </div>
      )}
      {entries.length === 0 ? (
        <Empty head={`还没有${what}`} next={<Button onClick={add}>新增{what}</Button>} />
      ) : (
        <EntryList
          key={parent.Id}
          label={`${parent.Name}的${what}`}
          vocabulary={vocabulary}
          entries={entries}
          actions={actions}
          numbered={vocabulary.type === vocabularies.puncturePoint.type}
          onEdit={(entry) => onEdit({ entry, parentId: entry.ParentId })}
        />
      )}
    </Card>
  )
}

/** The vocabularies of the school: entries put into an order, made, changed, switched off, deleted; trees by two columns. */
export const Dictionaries = () => {
  const [{ type, id }, narrow] = useAddressState(usual, allowed)
  const { data, error, refetch } = useQuery(dictionary(type))
  const [edited, setEdited] = useState<Edited>()
  const actions = useEntryActions(type)
  const vocabulary = vocabularyOf(type) ?? vocabularies.mood
  const isTree = vocabulary.levels.length === 2
  const top = data?.filter(({ ParentId }) => ParentId === '') ?? []
  const shown = isTree ? (top.find(({ Id }) => Id === id) ?? top[0]) : undefined
  const add = () => setEdited({ entry: undefined, parentId: '' })
  const [what] = vocabulary.levels
  return (
    <>
      <PageHead
        title="字典"
        note="病例、操作、课程与竞赛里可以选择的词条，各校自行维护。顺序即选择时显示的顺序。"
      />
      <div className={styles.page}>
        <VocabularyMenu
          all={all}
          chosen={type}
          onChoose={(next) => narrow({ type: next, id: '' })}
        />
        <div className={styles.content}>
          <p className={styles.note}>{vocabulary.note}</p>
          <div className={isTree ? styles.two : styles.one} aria-busy={!data && !error}>
            <Card as="section" aria-labelledby="entries" className={styles.column}>
              <div className={styles.head}>
                <h2 id="entries">
                  {isTree ? what : vocabulary.name}
                  {data && `（${top.length}）`}
                </h2>
                <Button size="small" icon={<Plus size={15} aria-hidden />} onClick={add}>
                  新增{isTree ? what : '词条'}
                </Button>
              </div>
              {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
              {!data && !error && <Skeleton height="320px" shape="block" />}
              {data && top.length === 0 && (
                <Empty head="还没有词条" next={<Button onClick={add}>新增词条</Button>} />
              )}
              {top.length > 0 && (
                <EntryList
                  key={type}
                  label={vocabulary.name}
                  vocabulary={vocabulary}
                  entries={top}
                  actions={actions}
                  shown={shown?.Id}
                  onShow={isTree ? (one) => narrow({ id: one.Id }) : undefined}
                  onEdit={(entry) => setEdited({ entry, parentId: '' })}
                />
              )}
            </Card>
            {shown && (
              <Below
                vocabulary={vocabulary}
                parent={shown}
                entries={data?.filter(({ ParentId }) => ParentId === shown.Id) ?? []}
                onEdit={setEdited}
              />
            )}
          </div>
        </div>
      </div>
      {edited && (
        <EntryDialog
          vocabulary={vocabulary}
          edited={edited}
          parents={top}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
