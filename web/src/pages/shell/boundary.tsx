import { CallError } from '#call'
import { ButtonLink, Failure, toast } from '#ui'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import styles from './shell.module.css'

type Props = { readonly at: string; readonly children: ReactNode }
type State = { readonly fall: { readonly error: unknown } | undefined; readonly at: string }

const cutOff = '网络已断开，请在恢复后重试'

/** What fell, in words for people: a browser tells of code that did not come, and of our own faults, in English. */
const inWords = (error: unknown) =>
  error instanceof CallError
    ? error
    : new Error(navigator.onLine ? '网络不稳定或平台刚刚更新，请重试' : cutOff)

// Without a network a reload would take the whole product away.
const again = () => (navigator.onLine ? window.location.reload() : toast.error(cutOff))

class Catcher extends Component<Props, State> {
  override state: State = { fall: undefined, at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fall: { error } }
  }

  // Another address is another page: what fell on the last one says nothing about it.
  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { fall: undefined, at }
  }

  override render() {
    if (!this.state.fall) return this.props.children
    return (
      <div className={styles.broken}>
        <Failure
          head="页面加载失败"
          error={inWords(this.state.fall.error)}
          onRetry={again}
          other={
            <ButtonLink size="small" kind="plain" to="/Feedback">
              反馈
            </ButtonLink>
          }
        />
      </div>
    )
  }
}

/** Keeps a page that could not be loaded or drawn from taking the product down with it. */
export const Boundary = ({ children }: { children: ReactNode }) => (
  <Catcher at={useLocation().pathname}>{children}</Catcher>
)
