import {
  Button,
  Chips,
  Empty,
  Failure,
  Pagination,
  SearchField,
  SelectField,
  Skeleton,
  Tabs,
  Tag,
  Toolbar,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { resourceKindNames, type ResourceTag } from '@xinglin/contract/resources'
import { LayoutGrid, List, Tags } from 'lucide-react'
import { useState } from 'react'
import { FolderTree } from './folder-tree.tsx'
import {
  allResources,
  foldersQuery,
  libraryOf,
  libraryPageSize,
  type LibraryView,
  usesOf,
} from './library-queries.ts'
import styles from './library.module.css'
import { QuotaLine } from './quota-line.tsx'
import { ResourceCard } from './resource-card.tsx'
import { ResourceDrawer } from './resource-drawer.tsx'
import { type DrawnElsewhere, kindName } from './shown.tsx'
import { TagChoice } from './tag-fields.tsx'
import { UploadPanel } from './upload-panel.tsx'
import type { UseAddress } from './use-list.tsx'

const kinds = [
  { value: 'all' as const, name: '全部' },
  ...resourceKindNames.map((value) => ({ value, name: kindName(value) })),
]
const orders = [
  { value: 'new' as const, name: '最近上传' },
  { value: 'title' as const, name: '按标题' },
  { value: 'size' as const, name: '按大小' },
]

const emptyWords: Readonly<Record<LibraryView, readonly [string, string]>> = {
  own: ['暂无资源', '上传文档、图片、视频、音频或三维模型，备课、出题和写病例时可以直接选用。'],
  received: ['还没有收到资源', '老师共享给班级的资源，以及全校共享的资源会显示在这里。'],
  favorite: ['还没有收藏', '打开资源后点“收藏”，下次在这里就能找到。'],
  pending: ['没有待审核的资源', '老师申请全校共享的资源会显示在这里。'],
  school: ['学校还没有资源', '老师上传的资源会显示在这里。'],
}

const usual = { ...allResources, look: 'grid', id: '' }

type LibraryProps = {
  /** Which parts there are for this reader, in order. */
  views: readonly { readonly value: LibraryView; readonly name: string }[]
  runsSchool: boolean
  elsewhere: DrawnElsewhere
  addressOfUse: UseAddress
}

/** 资源: one's own in folders, what one receives, what one marked; for those who run the school what waits, and all. */
export const ResourceLibrary = ({ views, runsSchool, elsewhere, addressOfUse }: LibraryProps) => {
  const first = views[0]?.value ?? 'received'
  const [state, narrow] = useAddressState(
    { ...usual, view: first },
    {
      view: views.map(({ value }) => value),
      kind: kinds.map(({ value }) => value),
      order: orders.map(({ value }) => value),
      look: ['grid', 'list'],
    },
  )
  const [tag, setTag] = useState<ResourceTag>()
  const [isTagging, setTagging] = useState(false)
  const keepsLibrary = views.some(({ value }) => value === 'own')
  const isOwn = state.view === 'own'
  const { look, id, ...filters } = state
  const { data, error, refetch } = useQuery(libraryOf(filters))
  const folders = useQuery({ ...foldersQuery, enabled: keepsLibrary })
  const usedOnes = isOwn || runsSchool ? (data?.List ?? []).filter(({ Mine }) => Mine) : []
  const uses = useQuery(usesOf(usedOnes.map((one) => one.Id)))
  const [head, note] = emptyWords[state.view]
  const isNarrowed =
    state.key !== '' || state.kind !== 'all' || state.tag !== '' || state.folder !== ''
  const list = (
    <div className={isOwn ? styles.withTree : undefined}>
      {isOwn && (
        <div className={styles.side}>
          <FolderTree
            folders={folders.data?.List ?? []}
            chosen={state.folder}
            onChoose={(folder) => narrow({ folder })}
          />
          <QuotaLine />
        </div>
      )}
      <div className={styles.main}>
        {isOwn && <UploadPanel folderId={state.folder} />}
        <Chips
          label="资源类型"
          slim
          options={kinds}
          chosen={state.kind}
          onChoose={(kind) => narrow({ kind })}
        />
        <Toolbar
          end={
            <>
              <SelectField
                label="排序"
                compact
                options={orders}
                value={state.order}
                onChoose={(order) => narrow({ order })}
              />
              <Button
                size="small"
                kind="plain"
                icon={
                  look === 'grid' ? (
                    <List size={16} aria-hidden />
                  ) : (
                    <LayoutGrid size={16} aria-hidden />
                  )
                }
                onClick={() =>
                  narrow({ look: look === 'grid' ? 'list' : 'grid', page: state.page })
                }
              >
                {look === 'grid' ? '列表' : '卡片'}
              </Button>
            </>
          }
        >
          <SearchField label="标题或文件名" value={state.key} onSearch={(key) => narrow({ key })} />
          <Button
            size="small"
            icon={<Tags size={15} aria-hidden />}
            aria-expanded={isTagging}
            onClick={() => setTagging(!isTagging)}
          >
            按标签
          </Button>
          {state.tag !== '' && (
            <Button
              size="small"
              kind="plain"
              onClick={() => {
                setTag(undefined)
                narrow({ tag: '' })
              }}
            >
              <Tag tone="school">{tag?.Name ?? '已选标签'}</Tag> 清除
            </Button>
          )}
        </Toolbar>
        {isTagging && (
          <TagChoice
            filters
            onChoose={(chosen) => {
              setTag(chosen)
              narrow({ tag: `${chosen.Type}:${chosen.Id}` })
            }}
          />
        )}
        {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton height="240px" />}
        {data?.List.length === 0 && (
          <Empty
            head={isNarrowed ? '没有符合条件的资源' : head}
            note={isNarrowed ? '换个关键词，或清除类型、标签与文件夹。' : note}
            next={
              isNarrowed && (
                <Button onClick={() => narrow({ key: '', kind: 'all', tag: '', folder: '' })}>
                  清除条件
                </Button>
              )
            }
          />
        )}
        {data && data.List.length > 0 && (
          <ul className={look === 'grid' ? styles.grid : styles.rows} aria-label="资源列表">
            {data.List.map((resource) => (
              <ResourceCard
                key={resource.Id}
                resource={resource}
                uses={uses.data?.get(resource.Id)}
                withOwner={!isOwn}
                onOpen={() => narrow({ id: resource.Id, page: state.page })}
              />
            ))}
          </ul>
        )}
        <Pagination
          page={state.page}
          size={libraryPageSize}
          total={data?.Count ?? 0}
          onPage={(page) => narrow({ page })}
        />
      </div>
    </div>
  )
  return (
    <>
      <Tabs
        label="资源范围"
        tabs={views.map((view) => ({ ...view, panel: () => list }))}
        chosen={state.view}
        onChoose={(view) => narrow({ view, folder: '' })}
      />
      {id !== '' && (
        <ResourceDrawer
          key={id}
          id={id}
          runsSchool={runsSchool}
          keepsLibrary={keepsLibrary}
          elsewhere={elsewhere}
          addressOfUse={addressOfUse}
          onClose={() => narrow({ id: '', page: state.page })}
        />
      )}
    </>
  )
}
