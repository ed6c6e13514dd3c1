import { Failure } from '#ui'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import look from './shell.module.css'

type Props = { readonly at: string; readonly children: ReactNode }
type State = { readonly fall: { readonly error: unknown } | undefined; readonly at: string }

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
      <div className={look.broken}>
        <Failure
          head="页面加载失败"
          error={this.state.fall.error}
          onRetry={() => window.location.reload()}
        />
      </div>
    )
  }
}

/** Keeps a page that could not be loaded or drawn from taking the product down with it. */
export const Boundary = ({ children }: { children: ReactNode }) => (
  <Catcher at={useLocation().pathname}>{children}</Catcher>
)
