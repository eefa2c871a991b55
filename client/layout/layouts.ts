import type { ComponentType, ReactNode } from 'react';
import { Layout1 } from './layout1/Layout1.tsx';

export type Layout = ComponentType<{ children: ReactNode }>;

export const layouts: Readonly<Partial<Record<string, Layout>>> = { layout1: Layout1 };
