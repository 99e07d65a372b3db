import { Component, type ReactNode } from 'react'

interface FrameBoundaryProps {
  /** Named in the log: 'header', 'toasts'. */
  part: string
  /** Path of the page shown; another one is another try. */
  path: string
  /** Stands in for the part, with nothing that can break; without it the page does without. */
  fallback?: ReactNode
  children: ReactNode
}

interface FrameBoundaryState {
  path: string
  failed: boolean
  failures: number
}

/** Begun anew so often on one page: what one toast broke is there for the next, what always breaks is left alone. */
const RETRIES = 2

/**
 * Keeps what a part of the frame throws to that part: it begins anew, then gives way to its fallback until the next page. React
 * would take down all that is in the same root.
 */
export class FrameBoundary extends Component<FrameBoundaryProps, FrameBoundaryState> {
  override state: FrameBoundaryState = { path: this.props.path, failed: false, failures: 0 }

  static getDerivedStateFromError(): Partial<FrameBoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ path }: FrameBoundaryProps, state: FrameBoundaryState): FrameBoundaryState | null {
    return path === state.path ? null : { path, failed: false, failures: 0 }
  }

  override componentDidCatch(error: unknown): void {
    const failures = this.state.failures + 1
    console.error(`shell: ${this.props.part} failed`, error)
    this.setState({ failures, failed: failures > RETRIES })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
