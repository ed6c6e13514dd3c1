import { Button } from '#ui'
import type { Action, Menu } from '@xinglin/contract/simulations/operation'
import styles from './bedside.module.css'
import type { Delivery } from './use-operation.ts'

const wordOf = (action: Action, { deeds }: Menu): string => {
  switch (action.type) {
    case 'perform':
      return deeds.find(({ id }) => id === action.deed)?.zh ?? '操作'
    case 'prepare':
      return '备物'
    case 'compress':
      return '胸外按压'
    case 'wait':
      return '等待'
    case 'hint':
      return '提示'
    case 'undo':
      return '撤销'
  }
}

/** What a supervisor said to the last action, and how the connection stands: what has not arrived, and where it is kept. */
export const SupervisorLine = ({
  refusal,
  cut,
  delivery,
  menu,
  onRetry,
}: {
  refusal: string
  cut: boolean
  delivery: Delivery | undefined
  menu: Menu
  onRetry: () => void
}) => {
  const isLate = delivery?.late === true
  return (
    <output className={refusal === '' && !cut ? undefined : styles.refusal}>
      {isLate ? (
        <>
          未送达：{wordOf(delivery.action, menu)}。网络中断，重连中，恢复后自动送出，不会重复；
          {delivery.kept ? '已存本机，关闭页面也不会丢失。' : '本机无法保存，请勿关闭页面。'}
          <Button size="small" onClick={onRetry}>
            立即重试
          </Button>
        </>
      ) : refusal !== '' ? (
        `带教老师：${refusal}`
      ) : cut ? (
        '网络中断，重连中。画面和时钟停在中断时，操作时间照常计算。'
      ) : (
        ''
      )}
    </output>
  )
}
