export default function LoginPage() {
  return (
    <div className="wrap sec">
      <h1>Login</h1>
    </div>
  );
}
