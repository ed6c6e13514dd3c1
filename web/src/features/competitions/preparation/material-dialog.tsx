import { call, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  Dialog,
  faultsBy,
  FileDrop,
  FormFault,
  SelectField,
  TextArea,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  keepMaterialFile,
  type ManagedMaterial,
  materialFileKinds,
  materialLimits,
  materialPhaseNames,
  materialPhases,
  materialReaderNames,
  materialReaders,
  saveMaterial,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { contestsKey } from '../contest/game-queries.ts'
import styles from './preparation.module.css'

const readers = materialReaders.map((value) => ({ value, name: materialReaderNames[value] }))
const phases = materialPhases.map((value) => ({ value, name: materialPhaseNames[value] }))
const longest = 5_000

/** The form of a material, with its file. */
export const MaterialDialog = ({
  contestId,
  one,
  onClose,
}: {
  contestId: string
  one: ManagedMaterial | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [ownId] = useState(newId)
  const [saved, setSaved] = useState(one?.Version ?? 0)
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState('')
  const Id = one?.Id ?? ownId
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first: {
      Title: one?.Title ?? '',
      Text: one?.Text ?? '',
      Readers: one?.Readers ?? materialReaders[0],
      ShownFrom: one?.ShownFrom ?? materialPhases[0],
    },
    check: (typed) =>
      faultsBy(saveMaterial.input, { ...typed, SkillContestId: contestId, Id, Version: 0 }),
    send: async (typed) => {
      const kept = await call(saveMaterial, {
        ...typed,
        SkillContestId: contestId,
        Id,
        Version: saved,
      })
      // Where the file is refused the text is kept already: it is changed at the next try.
      setSaved(kept.find((row) => row.Id === Id)?.Version ?? 0)
      if (file) {
        const Bytes = new Uint8Array(await file.arrayBuffer())
        await call(keepMaterialFile, { SkillContestId: contestId, Id, Name: file.name, Bytes })
      }
      await queries.invalidateQueries({ queryKey: contestsKey })
      toast.success('已保存')
      onClose()
    },
  })
  const isChanged = dirty || file !== undefined
  useHeldWork(isChanged)
  useLeaveGuard(isChanged)
  const take = (chosen: File) => {
    const isLarge = chosen.size > materialLimits.fileBytes
    setFault(isLarge ? keepMaterialFile.refusals.large[1] : '')
    if (!isLarge) setFile(chosen)
  }
  const name = file?.name ?? one?.File?.Name
  return (
    <Dialog
      title={one ? '修改资料' : '新增资料'}
      hold
      onClose={() => void closeAsking(isChanged, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="赛事资料"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="资料名称" autoComplete="off" {...line('Title')} />
        <TextArea label="说明" rows={4} most={longest} {...line('Text')} />
        <div className={styles.pair}>
          <SelectField
            label="谁能看"
            options={readers}
            value={values.Readers}
            onChoose={(value) => set({ Readers: value })}
          />
          <SelectField
            label="何时显示"
            options={phases}
            value={values.ShownFrom}
            onChoose={(value) => set({ ShownFrom: value })}
          />
        </div>
        <FileDrop
          label={name === undefined ? '添加文件（选填）' : `${name}，点击换一个`}
          hint="图片、PDF、Word、Excel、PowerPoint，不超过 20 MB"
          accept={materialFileKinds}
          disabled={pending}
          error={fault || undefined}
          onFile={take}
        />
      </form>
    </Dialog>
  )
}
