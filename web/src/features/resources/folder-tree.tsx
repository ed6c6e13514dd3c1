import { call, newId } from '#call'
import {
  Button,
  confirm,
  Dialog,
  Dropdown,
  FormFault,
  messageOf,
  SelectField,
  TextField,
  toast,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { nobody } from '@xinglin/contract/call'
import {
  removeResourceFolder,
  type ResourceFolder,
  saveResourceFolder,
} from '@xinglin/contract/resources'
import { Ellipsis, Folder, FolderPlus, Library } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { foldersInOrder } from './folders-in-order.ts'
import styles from './library.module.css'
import { resourceKeys } from './queries.ts'

type Edited = { readonly id: string; readonly parentId: string; readonly name: string }

/** Where a folder is named and laid. */
const FolderDialog = ({
  folder,
  isNew,
  folders,
  onClose,
}: {
  folder: Edited
  isNew: boolean
  folders: readonly ResourceFolder[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [{ parentId, name }, setValues] = useState(folder)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      await call(saveResourceFolder, { Id: folder.id, ParentId: parentId, Name: name })
      await queries.invalidateQueries({ queryKey: resourceKeys })
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    }
    setPending(false)
  }
  const places = foldersInOrder(folders, folder.id).map(({ folder: { Id, Name }, depth }) => ({
    value: Id,
    name: `${'　'.repeat(depth)}${Name}`,
  }))
  return (
    <Dialog
      title={isNew ? '新建文件夹' : '重命名或移动文件夹'}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={pending} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <FormFault>{fault}</FormFault>
        <TextField
          label="名称"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setValues({ id: folder.id, parentId, name: target.value })}
        />
        <SelectField
          label="所在位置"
          options={[{ value: '', name: '最上层' }, ...places]}
          value={parentId}
          onChoose={(next) => setValues({ id: folder.id, parentId: next, name })}
        />
      </form>
    </Dialog>
  )
}

/** One's own folders as a tree: chosen to look into, made, named, moved, removed. */
export const FolderTree = ({
  folders,
  chosen,
  onChoose,
}: {
  folders: readonly ResourceFolder[]
  /** The id of a folder, that of nobody for the top, empty for all. */
  chosen: string
  onChoose: (id: string) => void
}) => {
  const queries = useQueryClient()
  const [edited, setEdited] = useState<Edited & { isNew: boolean }>()
  const remove = async ({ Id, Name }: ResourceFolder) => {
    const sure = {
      title: `删除文件夹“${Name}”？`,
      note: '只能删除空的文件夹。',
      yes: '删除',
      danger: true,
    }
    if (!(await confirm(sure))) return
    try {
      await call(removeResourceFolder, { Id })
      if (chosen === Id) onChoose('')
    } catch (error) {
      toast.error(messageOf(error))
    }
    await queries.invalidateQueries({ queryKey: resourceKeys })
  }
  const begin = (parentId: string) => setEdited({ id: newId(), parentId, name: '', isNew: true })
  const choice = (id: string, name: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.folder}
      aria-current={chosen === id ? 'true' : undefined}
      onClick={() => onChoose(id)}
    >
      {icon}
      <span>{name}</span>
    </button>
  )
  return (
    <nav className={styles.tree} aria-label="文件夹">
      <ul>
        <li>{choice('', '全部资源', <Library size={17} aria-hidden />)}</li>
        <li>{choice(nobody, '未归类', <Folder size={17} aria-hidden />)}</li>
        {foldersInOrder(folders).map(({ folder, depth }) => (
          <li key={folder.Id} style={{ paddingInlineStart: `${depth * 14}px` }}>
            {choice(
              folder.Id,
              folder.Count > 0 ? `${folder.Name}（${folder.Count}）` : folder.Name,
              <Folder size={17} aria-hidden />,
            )}
            <Dropdown
              label={`文件夹“${folder.Name}”的操作`}
              toggle={<Ellipsis size={16} aria-hidden />}
              actions={[
                { name: '新建下级文件夹', run: () => begin(folder.Id) },
                {
                  name: '重命名或移动',
                  run: () =>
                    setEdited({
                      id: folder.Id,
                      parentId: folder.ParentId,
                      name: folder.Name,
                      isNew: false,
                    }),
                },
                { name: '删除', run: () => void remove(folder) },
              ]}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        kind="plain"
        icon={<FolderPlus size={16} aria-hidden />}
        onClick={() => begin('')}
      >
        新建文件夹
      </Button>
      {edited && (
        <FolderDialog
          folder={edited}
          isNew={edited.isNew}
          folders={folders}
          onClose={() => setEdited(undefined)}
        />
      )}
    </nav>
  )
}
