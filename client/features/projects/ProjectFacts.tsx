import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordFacts } from '../../records/page/RecordFacts.tsx';
import type { ProjectFacts_ProjectFragment } from './ProjectFacts.generated.ts';
import styles from './ProjectFacts.module.css';
import { ProjectOwner } from './ProjectOwner.tsx';
import { ProjectPicture } from './ProjectPicture.tsx';

const pictures = ['projectImage', 'userImage'] as const;

interface Props {
  declaration: RecordDeclaration;
  project: ProjectFacts_ProjectFragment;
}

export function ProjectFacts({ declaration, project }: Props) {
  return (
    <RecordFacts
      declaration={declaration}
      record={project}
      picture={
        <div className={styles.picture}>
          <ProjectPicture name={project.projectName} src={project.projectImage} />
        </div>
      }
      sections={[
        { facts: ['projectName', 'userName', 'email', 'date', 'comment', 'revision'] },
        { facts: pictures.filter((field) => project[field]) },
      ]}
      shows={{ userName: <ProjectOwner {...project} isWhole /> }}
    />
  );
}
