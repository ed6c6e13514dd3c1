import { call } from '#call'
import {
  Button,
  Checkbox,
  Chips,
  FormFault,
  type Frame,
  framesOf,
  messageOf,
  type ReadFrame,
  Tag,
  toast,
  type ViewerSeries,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  checkStudy,
  mostMasks,
  type Resource,
  type Study,
  type StudyMask,
} from '@xinglin/contract/resources'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { resourceKeys } from './keys.ts'
import { MaskCanvas } from './mask-canvas.tsx'
import { edgeMasks, maskWords } from './masks.ts'
import styles from './imaging.module.css'

const reasons = {
  declared: '文件声明图上有文字',
  seen: '疑似有文字',
  modality: '此类设备常写文字',
} as const

/** Where words are likeliest stands first: the first frame of each image, those with a reason before the others. */
const lookedAt = (
  study: Study,
  series: number,
  one: ViewerSeries,
): readonly { readonly frame: Frame; readonly reason: keyof typeof reasons | undefined }[] => {
  const all = framesOf(one).map((frame) => ({
    frame,
    reason: study.series[series]?.images[one.images.indexOf(frame.image)]?.burnedIn,
  }))
  return [
    ...all.filter(({ reason }) => reason !== undefined),
    ...all.filter(({ reason }) => reason === undefined),
  ]
}

/** The look for words in a study (图上文字): rectangles over them, or the word that there are none. */
export const CheckStudy = ({
  resource,
  series,
  study,
  read,
}: {
  resource: Resource
  series: readonly ViewerSeries[]
  study: Study
  read: ReadFrame
}) => {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState('0')
  const [at, setAt] = useState(0)
  const [masks, setMasks] = useState<readonly StudyMask[]>([])
  const [looked, setLooked] = useState(false)
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const no = Number(chosen)
  const frames = useMemo(() => {
    const one = series[no]
    return one ? lookedAt(study, no, one) : []
  }, [study, series, no])
  const shown = frames[at] ?? frames[0]
  const own = masks.filter(({ Series }) => Series === no)
  const add = (mask: StudyMask) => masks.length < mostMasks && setMasks([...masks, mask])
  const finish = async () => {
    setPending(true)
    setFault('')
    try {
      await call(checkStudy, { Id: resource.Id, Masks: [...masks] })
      toast.success(
        masks.length > 0 ? '已遮盖，影像可以使用和共享了' : '已确认，影像可以使用和共享了',
      )
      await queries.invalidateQueries({ queryKey: resourceKeys })
    } catch (error) {
      setFault(messageOf(error))
      setPending(false)
    }
  }
  if (!shown) return null
  return (
    <section className={styles.check} aria-label="检查图上文字">
      <p className={styles.lead}>
        标签中的个人信息已去除。设备有时把姓名、编号、日期直接画在图上：请逐一查看，用鼠标或手指框住文字，完成后框内像素将被永久涂黑。标题取自原文件名，若含姓名也请修改。检查完成前，影像不能使用或共享。
      </p>
      {series.length > 1 && (
        <Chips
          label="序列"
          options={series.map(({ name }, index) => ({ value: String(index), name }))}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next)
            setAt(0)
          }}
          slim
        />
      )}
      <div className={styles.steps}>
        <Button
          size="small"
          aria-label="上一幅"
          icon={<ChevronLeft size={18} aria-hidden />}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <p aria-live="polite">
          第 {at + 1} 幅，共 {frames.length} 幅
          {shown.reason && <Tag tone="warning">{reasons[shown.reason]}</Tag>}
        </p>
        <Button
          size="small"
          aria-label="下一幅"
          icon={<ChevronRight size={18} aria-hidden />}
          disabled={at >= frames.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
      <MaskCanvas
        frame={shown.frame}
        read={read}
        series={no}
        masks={own}
        label={`第 ${at + 1} 幅，已框选 ${own.length} 处`}
        onMask={add}
      />
      <div className={styles.edges}>
        <span>遮盖边缘：</span>
        {edgeMasks.map(({ name, ...edge }) => (
          <Button key={name} size="small" onClick={() => add({ Series: no, ...edge })}>
            {name}
          </Button>
        ))}
      </div>
      {own.length > 0 && (
        <ul className={styles.masks} aria-label="已框选">
          {own.map((mask, index) => (
            <li key={index}>
              {maskWords(mask)}
              <Button
                kind="plain"
                size="small"
                aria-label={`取消第 ${index + 1} 处`}
                icon={<X size={14} aria-hidden />}
                onClick={() => setMasks(masks.filter((one) => one !== mask))}
              />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>框选的区域在本序列的每一层都涂黑。</p>
      <FormFault>{fault}</FormFault>
      <Checkbox checked={looked} onChange={({ target }) => setLooked(target.checked)}>
        {masks.length > 0
          ? '我已逐一查看，框外没有能识别个人的文字'
          : '我已逐一查看，图上没有能识别个人的文字'}
      </Checkbox>
      <div>
        <Button kind="primary" disabled={!looked} pending={pending} onClick={() => void finish()}>
          {masks.length > 0 ? `涂黑 ${masks.length} 处并完成` : '确认没有文字'}
        </Button>
      </div>
    </section>
  )
}
