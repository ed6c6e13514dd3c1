import { call, CallError } from '#call'
import {
  Skeleton,
  Button,
  confirm,
  Failure,
  longMomentOf,
  SecretDialog,
  SelectField,
  Switch,
  toast,
} from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ElsewhereSetting,
  registerElsewhere,
  saveElsewhere,
} from '@xinglin/contract/simulations/experiment'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { ExportSteps } from '../marking/export-steps.tsx'
import { AddressLines } from './address-lines.tsx'
import { ArrivedList } from './arrived-list.tsx'
import { type Guard, GuardForm } from './guard-form.tsx'
import { SigningNote } from './signing-note.tsx'
import { elsewhereSetting } from './elsewhere-queries.ts'
import styles from './elsewhere.module.css'

const units = [
  { value: 'seconds', name: '秒' },
  { value: 'minutes', name: '分钟' },
] as const

const renewal = {
  title: '重新生成 SECRET？',
  note: '旧的 SECRET 立即失效，正在做外部实验的学生须从课程页重新进入。请随后把新的 SECRET 交给实验的制作方。',
  yes: '重新生成',
  danger: true,
}

/** Makes a registration, or another secret for it, and shows the secret once. */
const useSecret = (courseId: string) => {
  const queries = useQueryClient()
  const [secret, setSecret] = useState('')
  const making = useMutation({
    mutationFn: () => call(registerElsewhere, { CourseId: courseId }),
    onSuccess: ({ Setting, Secret }) => {
      queries.setQueryData(elsewhereSetting(courseId).queryKey, Setting)
      setSecret(Secret)
    },
    onError: (error) => toast.error(error.message),
  })
  return {
    secret,
    forget: () => setSecret(''),
    make: () => making.mutate(),
    making: making.isPending,
  }
}

const Registered = ({ courseId, setting }: { courseId: string; setting: ElsewhereSetting }) => {
  const queries = useQueryClient()
  const { queryKey } = elsewhereSetting(courseId)
  const saving = useMutation({
    mutationFn: (change: Partial<Pick<ElsewhereSetting, 'Enabled' | 'TimeUnit'>> | Guard) => {
      const { Enabled, TimeUnit, Version } = setting
      return call(saveElsewhere, { CourseId: courseId, Enabled, TimeUnit, Version, ...change })
    },
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved)
      toast.success('已保存')
    },
    onError: (error, change) => {
      // The form says itself what is wrong with it.
      if (!('Servers' in change)) toast.error(error.message)
      // Somebody else was quicker: what is shown is what is.
      if (error instanceof CallError) void queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <>
      <Switch
        checked={setting.Enabled}
        disabled={saving.isPending}
        note="停用后仍可打开外部实验，但不携带凭据，也不接收成绩。"
        onChange={({ target }) => saving.mutate({ Enabled: target.checked })}
      >
        接收成绩
      </Switch>
      <GuardForm
        setting={setting}
        save={async (guard) => {
          await saving.mutateAsync(guard)
        }}
      />
      <AddressLines appId={setting.AppId} />
      {setting.Signed && <SigningNote />}
      <SelectField
        label="外部实验的用时单位（以制作方的说明为准）"
        options={units}
        value={setting.TimeUnit}
        onChoose={(TimeUnit) => saving.mutate({ TimeUnit })}
      />
    </>
  )
}

/** 外部实验对接: how the experiment of a course is entered with a signature, how its scores come back, and what arrived. */
export const ElsewhereDesk = ({ courseId, name }: { courseId: string; name: string }) => {
  const { data: setting, error, refetch } = useQuery(elsewhereSetting(courseId))
  const { secret, forget, make, making } = useSecret(courseId)
  if (error && !setting) return <Failure error={error} onRetry={() => void refetch()} />
  if (!setting) return <Skeleton height="240px" shape="block" />
  const renew = async () => {
    if (await confirm(renewal)) make()
  }
  return (
    <div className={styles.desk}>
      <p className={styles.note}>
        按《国家虚拟仿真实验教学课程技术接口规范（2022版）》对接：学生打开外部实验时携带一次性的
        ticket，制作方的服务器以它换取凭据，实验完成后把步骤得分送到本校。未对接时仍可打开，但成绩不会回来。
      </p>
      {setting.Registered && <Registered courseId={courseId} setting={setting} />}
      <div className={styles.secret}>
        <Button
          kind={setting.Registered ? 'quiet' : 'primary'}
          size="small"
          icon={<KeyRound size={16} aria-hidden />}
          pending={making}
          onClick={() => (setting.Registered ? void renew() : make())}
        >
          {setting.Registered ? '重新生成 SECRET' : '生成 APPID 与 SECRET'}
        </Button>
        {setting.MadeAt && (
          <span className={styles.note}>SECRET 生成于 {longMomentOf(setting.MadeAt)}</span>
        )}
      </div>
      {setting.Registered && (
        <section className={styles.arrived} aria-label="最近送达的成绩">
          <div className={styles.head}>
            <h3>最近送达</h3>
            <ExportSteps courseId={courseId} name={name} />
          </div>
          <ArrivedList courseId={courseId} />
        </section>
      )}
      {secret && (
        <SecretDialog
          title="SECRET"
          what="SECRET"
          secret={secret}
          note="SECRET 只显示这一次。请连同 APPID 与三个接口地址交给外部实验的制作方，由其服务器保管，不要写进网页或客户端程序；并登记制作方服务器的地址，对接才会生效。"
          onClose={forget}
        />
      )}
    </div>
  )
}
