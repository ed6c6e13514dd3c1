import { Failure } from '#ui'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import look from './shell.module.css'

type Fall = { readonly error: unknown }

class Catcher extends Component<{ at: string; children: ReactNode }, { fall: Fall | undefined }> {
  override state: { fall: Fall | undefined } = { fall: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { fall: { error } }
  }

  override componentDidUpdate(before: { at: string }) {
    // Another address is another page: what fell on the last one says nothing about it.
    if (this.state.fall && before.at !== this.props.at) this.setState({ fall: undefined })
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
