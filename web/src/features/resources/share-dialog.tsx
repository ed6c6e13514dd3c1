import { call } from '#call'
import { TargetFields, type TargetValues } from '#targets'
import { Button, Chips, Dialog, FormFault, messageOf, Skeleton, Switch, toast } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Resource, resourceVisibilities, shareResource } from '@xinglin/contract/resources'
import { useState } from 'react'
import { targetsOf } from './library-queries.ts'
import styles from './library.module.css'
import { resourceKeys } from './queries.ts'

type Visibility = Resource['Visibility']

const options = Object.entries(resourceVisibilities).map(([value, name]) => ({
  value: value as Visibility,
  name,
}))

const notes: Readonly<Record<Visibility, string>> = {
  self: '只有您自己可以查看和引用。',
  class: '所选班级的学生立即可以在“我的资源”中看到。',
  school: '提交管理员审核，通过后全校师生可见。',
}

const ShareForm = ({
  resource,
  given,
  runsSchool,
  onClose,
}: {
  resource: Resource
  given: readonly TargetValues[]
  runsSchool: boolean
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [visibility, setVisibility] = useState<Visibility>(resource.Visibility)
  const [mayDownload, setMayDownload] = useState(
    resource.Visibility === 'self' ? false : resource.ReadersDownload,
  )
  const [targets, setTargets] = useState(given)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      const { State: state } = await call(shareResource, {
        Id: resource.Id,
        Visibility: visibility,
        MayDownload: mayDownload,
        Targets:
          visibility === 'class'
            ? targets.map(({ Kind, Id, Excluded }) => ({ Kind, Id, Excluded }))
            : [],
      })
      toast.success(state === 'pending' ? '已提交管理员审核' : '共享范围已更新')
      await queries.invalidateQueries({ queryKey: resourceKeys })
      onClose()
    } catch (error) {
      setFault(messageOf(error))
      setPending(false)
    }
  }
  return (
    <Dialog
      title={`共享“${resource.Title}”`}
      wide
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={pending} onClick={() => void save()}>
            {visibility === 'school' && !runsSchool ? '提交审核' : '确定'}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <Chips label="共享范围" options={options} chosen={visibility} onChoose={setVisibility} />
        <p className={styles.note}>
          {visibility === 'school' && runsSchool ? '全校师生立即可见。' : notes[visibility]}
        </p>
        {visibility === 'class' && (
          <TargetFields
            name="共享对象"
            note="选择任教的教学班、小组或所带的行政班。"
            targets={targets}
            error={undefined}
            onChange={setTargets}
          />
        )}
        {visibility !== 'self' && (
          <Switch
            checked={mayDownload}
            note="不允许时只能在线查看，图片与 PDF 上带有查看者的姓名"
            onChange={({ target }) => setMayDownload(target.checked)}
          >
            允许下载和引用
          </Switch>
        )}
      </div>
    </Dialog>
  )
}

/** To whom a resource is shown besides its owner. */
export const ShareDialog = (props: {
  resource: Resource
  runsSchool: boolean
  onClose: () => void
}) => {
  const { data, isFetchedAfterMount } = useQuery(targetsOf(props.resource.Id))
  if (!data || !isFetchedAfterMount)
    return (
      <Dialog title={`共享“${props.resource.Title}”`} onClose={props.onClose}>
        <Skeleton height="160px" />
      </Dialog>
    )
  return <ShareForm {...props} given={data.List} />
}
